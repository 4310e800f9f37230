const both = ['value', 'defaultValue'];

/** The props that hold data. React itself refuses an object where the type is ReactNode, such as the title of a Cell. */
export const props: Readonly<Record<string, readonly string[]>> = {
  ActionSheet: ['actions', 'title', 'description', 'cancelText'],
  Album: ['urls', 'label'],
  AlertDialog: ['confirmText', 'title'],
  AudioPlayer: ['src', 'name', 'author', 'poster', 'label'],
  Avatar: ['src', 'name', 'label', 'tone'],
  AvatarGroup: ['label', 'max'],
  Badge: ['text', 'count', 'label', 'max'],
  Banner: ['items', 'current', 'defaultCurrent', 'currentItemId'],
  Calendar: [...both, 'minDate', 'maxDate', 'title', 'maxRange', 'maxCount'],
  Card: ['href', 'label'],
  Cascader: [...both, 'options', 'title', 'placeholder'],
  'Cascader that is open': [...both, 'options', 'title'],
  Cell: ['href', 'tone'],
  CheckList: [...both, 'options', 'query', 'max'],
  Checkbox: ['value', 'label'],
  CheckboxGroup: [...both, 'min', 'max'],
  CodeCountdown: ['recipient', 'purpose', 'startText', 'changeText', 'endText', 'seconds'],
  CodeInput: both,
  Collapse: both,
  CollapseItem: ['value'],
  Countdown: ['time', 'end', 'now', 'format', 'label'],
  DatePicker: [...both, 'start', 'end', 'placeholder', 'title'],
  'DatePicker that is open': [...both, 'start', 'end'],
  Dialog: ['actions', 'title'],
  DropdownItem: [...both, 'options', 'title'],
  'DropdownItem that is open': [...both, 'options', 'title'],
  Ellipsis: ['text', 'dots', 'moreText', 'lessText'],
  FloatingButton: ['actions', 'label'],
  FloatingPanel: ['anchors', 'defaultHeight'],
  Form: ['initialValues', 'label'],
  FormItem: ['label'],
  FormSteps: ['items'],
  Grid: ['columns'],
  GridItem: ['href'],
  ImageCropper: ['src'],
  ImagePreview: ['urls', 'pictures', 'current', 'start'],
  ImageView: ['src', 'alt', 'fallbackSrc'],
  IndexBar: [...both, 'letters'],
  IndexSection: ['index'],
  InfiniteList: ['items'],
  Input: [...both, 'maxLength'],
  List: ['title'],
  NoticeBar: ['href', 'type'],
  PageIndicator: ['current', 'total'],
  Pagination: [...both, 'pageCount', 'total', 'pageSize'],
  Picker: [...both, 'range', 'rangeKey', 'columns', 'title', 'placeholder', 'start', 'end'],
  'Picker that is open': [...both, 'range', 'columns', 'title'],
  'Picker of a region': [...both, 'data', 'labels'],
  'Picker of several lists': [...both, 'range', 'columns', 'data', 'labels'],
  PickerView: [...both, 'columns'],
  PickerViewColumn: ['options', 'label'],
  PickerGroup: [...both, 'pickers', 'title', 'defaultTab'],
  Popover: ['actions', 'label'],
  'Popover that is open': ['actions', 'label'],
  Progress: ['percent'],
  PromptDialog: ['defaultValue', 'title', 'tone'],
  RadioGroup: both,
  Rate: [...both, 'min'],
  Result: ['status'],
  RichText: ['nodes'],
  RollingText: ['value', 'from'],
  ScrollView: ['scrollTop', 'scrollIntoView', 'scrollLeft'],
  SearchBar: [...both, 'suggestions', 'maxLength'],
  SegmentedControl: [...both, 'options'],
  Selector: [...both, 'options', 'max'],
  'Selector of several options': [...both, 'options'],
  ShareSheet: ['actions', 'title', 'description'],
  SideBar: [...both, 'items'],
  Signature: [...both, 'penColor'],
  Slider: [...both, 'min', 'max', 'step'],
  'Slider with two thumbs': [...both, 'thumbLabels'],
  SortableList: [...both, 'items'],
  Stepper: [...both, 'min', 'max', 'step', 'digits'],
  Steps: [...both, 'items', 'status'],
  SwipeAction: ['startActions', 'endActions', 'side'],
  Swiper: ['current', 'defaultCurrent', 'currentItemId'],
  Switch: [...both, 'activeValue', 'inactiveValue'],
  Tabs: [...both, 'items'],
  Tag: ['tone', 'value'],
  Textarea: [...both, 'maxLength'],
  Toast: ['image', 'icon'],
  Tour: ['steps', 'current', 'defaultCurrent'],
  TreeSelect: [...both, 'options', 'category', 'defaultCategory', 'max'],
  Upload: [...both, 'maxCount'],
  Video: ['src', 'poster', 'danmuList', 'initialTime'],
  VirtualList: ['items', 'initialIndex', 'total'],
  Watermark: ['text', 'image'],
  WebView: ['src', 'allow'],
  ActionBarIcon: ['badge', 'href', 'text'],
  ConfirmDialog: ['title', 'tone'],
  MovableView: ['x', 'y', 'scaleValue'],
  Notify: ['type'],
  Popup: ['snap', 'defaultSnap'],
  Radio: ['value'],
  SwiperItem: ['itemId'],
};

/** Whole components. */
export const others: Readonly<Record<string, string>> = {
  Can: 'what users may do is asked with rights of the product',
  KitProvider: 'settings of the product',
  Link: 'a target that the route table checks',
  MapView: 'needs a map, see tests/components/map',
  Theme: 'settings of the product',
};

/** Props that a product writes in its code, by the reason: of all components, or of one. */
export const written: Readonly<Record<string, string>> = {
  'a name for people or for assistive technology':
    'label labelledBy describedBy role level badgeLabel labels refresherLabels placeholder dot',
  'a word on a button':
    'confirmText confirmDisabledText cancelText loadingText startText endText nextText uploadText',
  'a name or a rule in a form':
    'name form id schema dependencies rules validateTrigger debounce accept capture',
  'how something looks':
    'className mode variant size direction layout shape iconPlacement labelPlacement align justify placement position ' +
    'side edge edges axis magnetic handlePosition objectFit colors preset theme indicator indicatorMode singleMode ' +
    'multipleMode cancelButton navigation activeMode color background activeColor backgroundColor refresherBackground ' +
    'refresherDefaultStyle defaultSide',
  'a size or a time in the design':
    'duration interval delay speed damping friction timeout refresherTimeout gap space width height offset ' +
    'defaultOffset distance threshold lowerThreshold upperThreshold refresherThreshold previousMargin nextMargin ' +
    'slideSize peekScale displayMultipleItems visibleCount rows minRows maxRows ratio blockSize strokeWidth opacity ' +
    'rotate penWidth grow picture rowCount singleSize estimate overscan serverCount Selector.columns snapPoints',
  'elements of React, which refuses an object': 'Slider.marks',
  'an action with a callback of the product': 'Toast.action',
  'an address or a format in the code': 'Upload.url RollingText.format',
  'a number of elements, or a limit of a gesture or of the keyboard':
    'count length Album.maxCount FormList.min FormList.max shown maxZoom aspectRatio scaleMin scaleMax cursor selectionStart selectionEnd',
  'a kind of field or of look': 'CodeInput.type Input.type NumberKeyboard.type Progress.type',
  'how something works':
    'precision fields scroller restoreKey preload crossOrigin concurrency quality request client confirmType ' +
    'textContentType firstDayOfWeek monthNum itemKey beforeAdd allowImages',
};
