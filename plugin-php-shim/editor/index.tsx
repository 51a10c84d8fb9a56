import './blocks/blocks.css';
import { type ComponentType } from '@wordpress/element';
import { registerBlockType, type EditProps } from '@wordpress/blocks';
import { InnerBlocks } from '@wordpress/block-editor';
import { descriptions } from './blocks/block-description.ts';
import { EditContactForm } from './forms/insert/edit-contact-form.tsx';
import { preview } from './blocks/block-preview.tsx';
import { section } from './blocks/section.tsx';

/** The blocks with their own edit component. */
const OWN: Readonly<Record<string, ComponentType<EditProps>>> = {
	'gazetteer/contact-form': EditContactForm,
};

// The server has registered the blocks. The editor adds previews and controls.
for (const [name, description] of descriptions()) {
	const isSection = typeof description.content === 'string';
	const own = OWN[name] ?? preview(description);
	registerBlockType(name, {
		edit: isSection ? section(description) : own,
		save: () => (isSection ? <InnerBlocks.Content /> : null),
	});
}
