import type { Block } from '@wordpress/blocks';

const NAME = 'gazetteer/contact-form';

/** Counts contact form blocks without a selected form. Such a block is invisible to visitors. */
export const countEmptyForms = (blocks: readonly Block[]): number =>
	blocks.reduce(
		(count, { name, attributes, innerBlocks }) =>
			count +
			(name === NAME && !Number(attributes['form'] ?? 0) ? 1 : 0) +
			countEmptyForms(innerBlocks),
		0,
	);
