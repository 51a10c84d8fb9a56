import { itWhere } from './where.ts';

/** The cores that the runner of the tests found, by release. */
const folders = JSON.parse(process.env['GAZETTEER_CORES'] ?? '{}') as Readonly<
	Record<string, string>
>;

/** The folder of a clean core. Undefined without a release, and where this machine cannot have it. */
export const coreOf = (release = ''): string | undefined => folders[release];

/** `it` for a page that has a script of this release, or of none. */
export const itWithCore = (release?: string): jest.It =>
	itWhere(release === undefined || coreOf(release) !== undefined);
