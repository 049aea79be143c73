#include "CConformances.h"
