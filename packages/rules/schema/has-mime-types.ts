import type { Schema } from '@gazetteer/contract';

/** Whether a schema contains MIME types, which `withExtensions()` must expand. */
export const hasMimeTypes = ({ rules }: Pick<Schema, 'rules'>): boolean =>
	rules.some(
		({ rule, accept = [], rules: members = [] }) =>
			(rule === 'file' && accept.some((entry) => String(entry).includes('/'))) ||
			hasMimeTypes({ rules: members }),
	);
