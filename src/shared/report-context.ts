import { createContext } from 'react';
import type { Report } from './errors';

/** Where the components inside report the errors of product code. null: in the console. */
export const ReportContext = createContext<Report | null>(null);
