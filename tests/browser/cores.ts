import { itWhere } from './where.ts';

/** The WordPress cores that the test runner found, by release. */
const folders = JSON.parse(process.env['GAZETTEER_CORES'] ?? '{}') as Readonly<
	Record<string, string>
>;

/** Returns the folder of an unmodified core, or undefined if this release is not on the machine. */
export const coreOf = (release = ''): string | undefined => folders[release];

/**
 * `it` for a test that needs the script of this WordPress release. Without a release, the test
 * always runs.
 */
export const itWithCore = (release?: string): jest.It =>
	itWhere(release === undefined || coreOf(release) !== undefined);
