import type { Block } from '@wordpress/blocks';

const NAME = 'gazetteer/contact-form';

/** How many blocks of a page are to show a form, and none was chosen: visitors see nothing there. */
export const countEmptyForms = (blocks: readonly Block[]): number =>
	blocks.reduce(
		(count, { name, attributes, innerBlocks }) =>
			count +
			(name === NAME && !Number(attributes['form'] ?? 0) ? 1 : 0) +
			countEmptyForms(innerBlocks),
		0,
	);
