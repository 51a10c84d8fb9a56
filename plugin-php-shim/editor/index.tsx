/** @jsxRuntime classic */
/** @jsx createElement */
import './editor.css';
import { createElement } from '@wordpress/element';
import { registerBlockType } from '@wordpress/blocks';
import { InnerBlocks } from '@wordpress/block-editor';
import { descriptions } from './description.ts';
import { preview } from './preview.tsx';
import { section } from './section.tsx';

// The server has registered the blocks already; the editor only learns how to show and set them.
for (const [name, description] of descriptions()) {
	const isSection = typeof description.content === 'string';
	registerBlockType(name, {
		edit: isSection ? section(description) : preview(description),
		save: () => (isSection ? <InnerBlocks.Content /> : null),
	});
}
