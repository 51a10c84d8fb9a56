import type { Schema } from '@gazetteer/contract';

/** Whether a schema contains MIME types, which `withEndings()` must expand. */
export const namesTypes = ({ rules }: Pick<Schema, 'rules'>): boolean =>
	rules.some(
		({ rule, accept = [], rules: members = [] }) =>
			(rule === 'file' && accept.some((entry) => String(entry).includes('/'))) ||
			namesTypes({ rules: members }),
	);
