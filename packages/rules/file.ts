import { atLeast, atMost } from './threshold.ts';
import type { RuleField, Rule } from './types.ts';

export const requiredfile: Rule =
	() =>
	({ files }) =>
		files.length > 0;

/** A type that was not spelt out takes any name: only the server can tell then. */
const takes = (entry: string, name: string) =>
	entry.includes('/') || (/^\../.test(entry) && name.endsWith(entry));

/**
 * Checks file names only, because the MIME type that a browser reports depends on the machine. Accepts extensions such
 * as `.pdf`; MIME types are expanded beforehand, because that table is half as large as all rules.
 */
export const file: Rule = ({ accept = [] }) => {
	const entries = accept.map((entry) => String(entry).trim().toLowerCase());
	return ({ texts, files }) =>
		texts.length === 0 &&
		files.every(({ name }) => entries.some((entry) => takes(entry, name.toLowerCase())));
};

const totalSize = ({ files }: RuleField) => files.reduce((sum, { size }) => sum + size, 0);

export const minfilesize = atLeast(totalSize);

export const maxfilesize = atMost(totalSize);
