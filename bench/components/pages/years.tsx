import { useState } from 'react';
import { Button, Calendar } from 'portico';

export default function YearsPage() {
  const [isOpen, setOpen] = useState(false);
  const [day, setDay] = useState<string | null>('2024-05-17');
  return (
    <>
      <Button onClick={() => setOpen(true)}>{day ?? 'Choose'}</Button>
      <Calendar
        label="Day of the cut"
        minDate="2010-01-01"
        maxDate="2029-12-31"
        open={isOpen}
        onOpenChange={setOpen}
        value={day}
        onChange={setDay}
      />
    </>
  );
}
