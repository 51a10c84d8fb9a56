/** @jsxRuntime classic */
/** @jsx createElement */
/** @jsxFrag Fragment */
import './listing.css';
import { createElement, createRoot, Fragment } from '@wordpress/element';
import { PanelBody } from '@wordpress/components';
import { registerPlugin } from '@wordpress/plugins';
import { DocumentPanel } from '../forms/sidebar/panel.ts';
import { partsOf } from './parts.tsx';
import { useEntityListing } from './use-entity-listing.ts';
import { useFormListing } from './use-form-listing.ts';

function SidebarPanels() {
	const { listing, set, categories } = useEntityListing();
	return (
		<>
			{partsOf({ listing, set }, categories).map(({ name, title, content }) => (
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
			{partsOf({ listing, set }, categories).map(({ name, title, content }, index) => (
				<PanelBody key={name} title={title} initialOpen={index < 2}>
					{content}
				</PanelBody>
			))}
		</>
	);
}

// The classic editor has a box on its page; the block editor has a sidebar.
const field = document.querySelector<HTMLInputElement>('#gazetteer-listing-sent');
const place = document.querySelector('#gazetteer-listing');
if (field && place) createRoot(place).render(<BoxPanels field={field} />);
else registerPlugin('gazetteer-listing', { render: SidebarPanels });
