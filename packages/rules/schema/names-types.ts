import type { Schema } from '@gazetteer/contract';

/** Whether a schema speaks of files by their type, so that it has to be spelt out first. */
export const namesTypes = ({ rules }: Pick<Schema, 'rules'>): boolean =>
	rules.some(
		({ rule, accept = [], rules: members = [] }) =>
			(rule === 'file' && accept.some((entry) => String(entry).includes('/'))) ||
			namesTypes({ rules: members }),
	);
