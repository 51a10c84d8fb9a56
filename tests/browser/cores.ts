import { itWhere } from './where.ts';

/** The WordPress cores that the test runner found, by release. */
const folders = JSON.parse(process.env['GAZETTEER_CORES'] ?? '{}') as Readonly<
	Record<string, string>
>;

/**
 * The folder of an unmodified core; undefined without a release or if the machine cannot get it.
 */
export const coreOf = (release = ''): string | undefined => folders[release];

/** `it` for a page with the script of this release, or without one. */
export const itWithCore = (release?: string): jest.It =>
	itWhere(release === undefined || coreOf(release) !== undefined);
