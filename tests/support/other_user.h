#pragma once

#include <QtGlobal>

#include <unistd.h>

/// As long as it lives a program of root may do no more than another user.
class OtherUser {
public:
    OtherUser() { m_isOther = ::setegid(user) == 0 && ::seteuid(user) == 0; }
    ~OtherUser() {
        if (m_isOther && (::seteuid(0) != 0 || ::setegid(0) != 0))
            qFatal("cannot be root again");
    }
    OtherUser(const OtherUser&) = delete;
    OtherUser& operator=(const OtherUser&) = delete;
    bool isOther() const { return m_isOther; }

    static constexpr uid_t user = 65534;

private:
    bool m_isOther = false;
};
