import { createContext } from 'react';
import type { Report } from './errors';

/** The report for errors of product code that the components inside get. null: the console. */
export const ReportContext = createContext<Report | null>(null);
