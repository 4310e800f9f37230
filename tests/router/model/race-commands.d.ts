import fc from 'fast-check';
import { type RaceApp } from './race-app';
export type RaceCommand = fc.AsyncCommand<object, RaceApp>;
export declare const raceCommands: fc.Arbitrary<RaceCommand>;
/** The same commands in a browser that refuses some writes, like Safari. */
export declare const refusedCommands: fc.Arbitrary<RaceCommand>;
