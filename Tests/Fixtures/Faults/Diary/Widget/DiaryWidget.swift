import WidgetKit

struct DiaryWidget {}
