import '../shared/styles/admin.css';
import '../shared/styles/reorder.css';
import './listing.css';
import './place-lookup/place-lookup.css';
import { createRoot } from '@wordpress/element';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { registerPlugin } from '@wordpress/plugins';
import { DocumentPanel } from '../shared/editor-panels.ts';
import { Categories, useNoPanelOfCore } from './category-panel.tsx';
import { takePreloaded } from './custom-fields/field-definitions.ts';
import { panelsOf } from './panels.tsx';
import { formTargets, useEditorTargets } from './place-lookup/targets.ts';
import { useEntityListing } from './use-entity-listing.ts';
import { useFormListing } from './use-form-listing.ts';
import { useListingPanels } from './use-listing-panels.ts';

/**
 * The panels in the sidebar of the block editor. Categories come first, because the custom fields
 * depend on them.
 */
function SidebarPanels() {
	const { listing, set, categories } = useEntityListing();
	const targets = useEditorTargets();
	useNoPanelOfCore();
	useListingPanels();
	return (
		<>
			<DocumentPanel
				name="gazetteer-categories"
				title={__('Categories', 'gazetteer')}
				className="gz-panel"
			>
				<Categories />
			</DocumentPanel>
			{panelsOf({ listing, set }, categories, targets).map(({ name, title, content }) => (
				<DocumentPanel
					key={name}
					name={`gazetteer-${name}`}
					title={title}
					className="gz-panel"
				>
					{content}
				</DocumentPanel>
			))}
		</>
	);
}

function BoxPanels({ field }: { readonly field: HTMLInputElement }) {
	const { listing, set, categories } = useFormListing(field);
	return (
		<>
			{panelsOf({ listing, set }, categories, formTargets()).map(
				({ name, title, content }, index) => (
					<PanelBody key={name} title={title} initialOpen={index < 3}>
						{content}
					</PanelBody>
				),
			)}
		</>
	);
}

// This hidden field exists only in the meta box of the classic editor. The block editor shows the
// panels in its sidebar instead.
const field = document.querySelector<HTMLInputElement>('#gazetteer-listing-sent');
const place = document.querySelector('#gazetteer-listing');
if (field && place) createRoot(place).render(<BoxPanels field={field} />);
else {
	takePreloaded();
	registerPlugin('gazetteer-listing', { render: SidebarPanels });
}
