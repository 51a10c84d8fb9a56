import type { EditProps } from '@wordpress/blocks';
import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Disabled, ExternalLink, PanelBody, Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import ServerSideRender from '@wordpress/server-side-render';
import { FirstChoice } from './first-choice.tsx';
import { FormChooser } from './form-chooser.tsx';
import { editAddress, NEW_ADDRESS } from './use-forms.ts';

/**
 * Links to the form and its entries. They open a new tab, so that the user does not leave the
 * edited page.
 */
const Links = ({ form }: { readonly form: number }) => (
	<p className="gz-form-links">
		{form > 0 && (
			<ExternalLink href={editAddress(form)}>
				{__('Edit this form', 'gazetteer')}
			</ExternalLink>
		)}
		<ExternalLink href={NEW_ADDRESS}>{__('Create a new form', 'gazetteer')}</ExternalLink>
	</p>
);

/**
 * The edit component of the contact form block. Lets the user select a form, then shows the
 * server-rendered preview.
 */
export function EditContactForm({ name, attributes, setAttributes, isSelected }: EditProps) {
	const form = Number(attributes.form ?? 0) || 0;
	const choose = (id: number) => setAttributes({ form: id });
	return (
		<>
			<InspectorControls>
				<PanelBody title={__('Contact form', 'gazetteer')}>
					<FormChooser form={form} choose={choose} />
					<Links form={form} />
				</PanelBody>
			</InspectorControls>
			<div {...useBlockProps()}>
				{form > 0 ? (
					<Disabled>
						<ServerSideRender block={name} attributes={attributes} />
					</Disabled>
				) : (
					<Placeholder
						icon="email"
						label={__('Contact form', 'gazetteer')}
						instructions={__('Select the form to show here.', 'gazetteer')}
					>
						<div className="gz-form-chooser">
							<FirstChoice choose={choose} isSelected={isSelected} />
							<Links form={form} />
						</div>
					</Placeholder>
				)}
			</div>
		</>
	);
}
