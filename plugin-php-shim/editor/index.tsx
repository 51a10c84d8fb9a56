import './blocks/blocks.css';
import { type ComponentType } from '@wordpress/element';
import { registerBlockType, type EditProps } from '@wordpress/blocks';
import { InnerBlocks } from '@wordpress/block-editor';
import { descriptions } from './blocks/block-description.ts';
import { EditContactForm } from './forms/insert/edit-contact-form.tsx';
import { preview } from './blocks/block-preview.tsx';
import { section } from './blocks/section.tsx';

/** The edit components of blocks that do not use the default preview. */
const OWN: Readonly<Record<string, ComponentType<EditProps>>> = {
	'gazetteer/contact-form': EditContactForm,
};

// PHP has already registered the blocks. This script adds their previews and controls.
for (const [name, description] of descriptions()) {
	const isSection = typeof description.content === 'string';
	const own = OWN[name] ?? preview(description);
	registerBlockType(name, {
		edit: isSection ? section(description) : own,
		save: () => (isSection ? <InnerBlocks.Content /> : null),
	});
}
