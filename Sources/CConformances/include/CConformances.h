#ifndef C_CONFORMANCES_H
#define C_CONFORMANCES_H
#endif
