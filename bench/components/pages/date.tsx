import { DatePicker } from 'portico';

export default function DatePage() {
  return <DatePicker label="Delivery" defaultValue="2026-11-22" />;
}
