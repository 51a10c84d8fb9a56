import type { EditProps } from '@wordpress/blocks';
import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { Inspector } from './inspector.tsx';
import { sectionStyle } from './section-style.ts';
import type { Description } from './block-description.ts';

/**
 * Creates the edit component of a block with inner blocks. It renders in the browser, because inner
 * blocks cannot be edited in a server preview.
 */
export const section = ({ controls, content }: Description) =>
	function Section({ attributes, setAttributes }: EditProps) {
		const root = useBlockProps({ className: 'gz-section', style: sectionStyle(attributes) });
		const inner = useInnerBlocksProps(root, {
			template: [['core/paragraph', { placeholder: content ?? '' }]],
		});
		return (
			<>
				<Inspector
					controls={controls}
					attributes={attributes}
					setAttributes={setAttributes}
				/>
				<section {...inner} />
			</>
		);
	};
