/** The words of the days. Their chunk loads after the chunk of the calendar. */
export const enCalendarDays = {
  calendarStart: 'Start',
  calendarEnd: 'End',
  calendarBoth: 'Start and end',
  calendarMonth: 'Month',
  calendarYear: 'Year',
  calendarPrevious: 'Previous month',
  calendarNext: 'Next month',
  calendarConfirm: 'Confirm',
  calendarPickEnd: 'Choose the last day',
  calendarTooLong: 'At most {count} days. The period starts anew on {day}.',
  calendarGap: 'A day in between is not free. The period starts anew on {day}.',
  calendarTooMany: 'At most {count} days',
  calendarSameDay: 'Choose a later day as the end',
  calendarTaken: '{day} is not available',
  calendarTooEarly: 'The first day is {day}',
  calendarTooLate: 'The last day is {day}',
} as const;
