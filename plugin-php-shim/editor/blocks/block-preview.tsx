import type { EditProps } from '@wordpress/blocks';
import { useBlockProps } from '@wordpress/block-editor';
import { Disabled } from '@wordpress/components';
import ServerSideRender from '@wordpress/server-side-render';
import { Inspector } from './inspector.tsx';
import type { Description } from './block-description.ts';

/** Creates the edit component of a block with a server-rendered preview. */
export const preview = ({ controls }: Description) =>
	function Preview({ name, attributes, setAttributes }: EditProps) {
		return (
			<>
				<Inspector
					controls={controls}
					attributes={attributes}
					setAttributes={setAttributes}
				/>
				<div {...useBlockProps({ className: 'gz-preview' })}>
					<Disabled>
						<ServerSideRender block={name} attributes={attributes} />
					</Disabled>
				</div>
			</>
		);
	};
