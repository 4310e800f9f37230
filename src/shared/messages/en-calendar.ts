export const enCalendar = {
  calendarSingle: 'Choose a day',
  calendarMultiple: 'Choose days',
  calendarRange: 'Choose a period',
  calendarLoading: 'Loading',
  calendarRetry: 'Could not load. Try again',
} as const;
