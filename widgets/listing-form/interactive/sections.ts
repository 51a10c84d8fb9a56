import { whenVisible, type Dispose } from '@gazetteer/dom';
import type { ActiveListingForm } from './active-form.ts';

/**
 * Attaches a section to its element in the form. Everything that the section starts must end when
 * `form.leaving` is aborted.
 */
export type StartSection = (form: ActiveListingForm, part: HTMLElement) => void | Promise<void>;

interface Section {
	/** The selector of the element that the section handles. */
	readonly part: string;
	readonly load: () => Promise<{ readonly start: StartSection }>;
}

/** The sections, in the order of the form. */
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
		// On older pages, the fields that add a profile are outside of the list, so the section is
		// the element around both.
		part: ':has(> .style2-add-new-social-sec), .style2-social-list-section, #get_media',
		load: () => import('../sections/social/index.tsx'),
	},
	{ part: '.gz-day', load: () => import('../sections/hours/index.tsx') },
	{ part: '#tabs', load: () => import('../sections/faqs/index.tsx') },
	{ part: '#lptitle', load: () => import('../sections/preview/index.tsx') },
];

/** Render a section before it scrolls into view. */
const MARGIN = '600px 0px';

/**
 * Returns the element to observe for visibility. WordPress inserts its editor before the textarea.
 * A section in a closed `details` element is rendered before the element opens, to avoid a layout
 * shift.
 */
function shownFor(part: Element, shown = part.closest('.wp-editor-wrap') ?? part): Element {
	const folded = part.closest('details:not([open])');
	return folded ? shownFor(folded.parentElement!, folded) : shown;
}

/**
 * Starts each section when it comes near the viewport or the visitor touches it, one after the
 * other. The returned function starts all other sections, and resolves when all are rendered.
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
						// The server's markup of the section stays usable, and the next interaction
						// retries the download.
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
	// The submission waits for sections that are still loading, because they may add checks.
	form.parts.push({ ready: () => before });
	return () => {
		for (const bring of brings) bring();
		return before;
	};
}
