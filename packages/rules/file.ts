import { atLeast, atMost } from './threshold.ts';
import type { RuleField, Rule } from './types.ts';

export const requiredfile: Rule =
	() =>
	({ files }) =>
		files.length > 0;

/**
 * Whether an entry accepts a file name. A MIME type without known file extensions accepts every
 * name, because only the server can check the type.
 */
const acceptsName = (entry: string, name: string) =>
	entry.includes('/') || (/^\../.test(entry) && name.endsWith(entry));

/**
 * Checks file names only, because the MIME type that a browser reports depends on the operating
 * system. `withExtensions()` must replace MIME types with extensions first. The table for that is
 * large, so it is in a separate file.
 */
export const file: Rule = ({ accept = [] }) => {
	const entries = accept.map((entry) => String(entry).trim().toLowerCase());
	return ({ texts, files }) =>
		texts.length === 0 &&
		files.every(({ name }) => entries.some((entry) => acceptsName(entry, name.toLowerCase())));
};

const totalSize = ({ files }: RuleField) => files.reduce((sum, { size }) => sum + size, 0);

export const minfilesize = atLeast(totalSize);

export const maxfilesize = atMost(totalSize);
