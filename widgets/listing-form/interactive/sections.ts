import { whenVisible, type Dispose } from '@gazetteer/dom';
import type { ActiveListingForm } from './active-form.ts';

/**
 * Attaches a section to its element in the form. Everything that the section starts must end when
 * `form.leaving` is aborted.
 */
export type StartSection = (form: ActiveListingForm, part: HTMLElement) => void | Promise<void>;

interface Section {
	/** Selector of the element that the section takes over. */
	readonly part: string;
	readonly load: () => Promise<{ readonly start: StartSection }>;
}

/** Listed in the order of the form. */
const SECTIONS: readonly Section[] = [
	{
		part: ':is(#lptitle, #lptitleGoogle):not([type="hidden"])',
		load: () => import('../sections/place-lookup/index.ts'),
	},
	{ part: '#lptitle', load: () => import('../sections/similar/index.tsx') },
	{ part: '#citiess, #inputCity', load: () => import('../sections/locations/index.ts') },
	{
		part: '.googleAddressbtn, #inputAddress',
		load: () => import('../sections/address/index.ts'),
	},
	{ part: '#lp_listing_map', load: () => import('../sections/map/index.tsx') },
	{ part: '#inputCategory', load: () => import('../sections/category/index.ts') },
	{ part: '#inputCategory', load: () => import('../sections/features/index.ts') },
	{
		part: '#inputTagline[maxlength], .lp-tagline-submit-tagline',
		load: () => import('../sections/plain-fields/tagline.tsx'),
	},
	{ part: '#inputTags', load: () => import('../sections/plain-fields/tags.tsx') },
	{ part: '#inputDescription', load: () => import('../sections/description/index.tsx') },
	{
		part: 'input[name="website"]',
		load: () => import('../sections/plain-fields/web-address.ts'),
	},
	{
		part: 'input[name="postVideo"]',
		load: () => import('../sections/plain-fields/web-address.ts'),
	},
	{
		part: 'input[name="listingprice"]',
		load: () => import('../sections/plain-fields/prices.ts'),
	},
	{ part: '.lplistgallery', load: () => import('../sections/gallery/gallery.tsx') },
	{
		part: '.custom-file:has(#lp-featuredimage)',
		load: () => import('../sections/gallery/single.tsx'),
	},
	{
		part: '.custom-file:has(#business_logo)',
		load: () => import('../sections/gallery/single.tsx'),
	},
	{
		// Older pages have the adder beside the list, so the section is the element around both.
		part: ':has(> .style2-add-new-social-sec), .style2-social-list-section, #get_media',
		load: () => import('../sections/social/index.tsx'),
	},
	{ part: '.gz-day', load: () => import('../sections/hours/index.tsx') },
	{ part: '#tabs', load: () => import('../sections/faqs/index.tsx') },
	{ part: '#lptitle', load: () => import('../sections/preview/index.tsx') },
];

/** Draw a section before it scrolls into view. */
const MARGIN = '600px 0px';

/**
 * Returns the element to observe for visibility. The WordPress editor is placed before its
 * textarea. A section in a closed `details` is drawn while closed, because drawing it on opening
 * would shift the layout.
 */
function shownFor(part: Element, shown = part.closest('.wp-editor-wrap') ?? part): Element {
	const folded = part.closest('details:not([open])');
	return folded ? shownFor(folded.parentElement!, folded) : shown;
}

/**
 * Starts each section, one after the other, when it comes near the viewport or is touched. Returns
 * a function that starts the remaining sections and resolves when all are drawn.
 */
export function startSections(
	form: ActiveListingForm,
	cleanup: { add: (undo: Dispose) => void },
): () => Promise<void> {
	const { element, leaving: signal } = form;
	const brings: (() => void)[] = [];
	let before = Promise.resolve();

	for (const { part, load } of SECTIONS) {
		const place = element.querySelector<HTMLElement>(part);
		if (!place) continue;
		let isAsked = false;
		const bring = () => {
			if (isAsked) return;
			isAsked = true;
			const coming = load();
			before = before
				.then(() => coming)
				.then(
					async ({ start }) => {
						if (!signal.aborted) await start(form, place);
					},
					(error) => {
						// The section remains as the server drew it, and the next touch tries to
						// load it again.
						isAsked = false;
						console.warn(error);
					},
				)
				.catch(form.broke);
		};
		brings.push(bring);
		cleanup.add(whenVisible(shownFor(place), MARGIN, bring));
		for (const type of ['pointerdown', 'focusin'])
			place.addEventListener(type, bring, { signal });
	}
	// Submitting waits for sections that are still loading, because they may add checks.
	form.parts.push({ ready: () => before });
	return () => {
		for (const bring of brings) bring();
		return before;
	};
}
