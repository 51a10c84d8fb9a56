import { whenVisible, type Dispose } from '@gazetteer/dom';
import type { ActiveListingForm } from './active-form.ts';
import { reportBug } from './report-bug.ts';

/** Joins a section to its part of the form. What it begins ends with `form.leaving`. */
export type StartSection = (form: ActiveListingForm, part: HTMLElement) => void | Promise<void>;

interface Section {
	/** The element of the form that it takes over. */
	readonly part: string;
	readonly load: () => Promise<{ readonly start: StartSection }>;
}

/** In the order of the form. */
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

/** A part is drawn before it is seen. */
const MARGIN = '600px 0px';

/** WordPress's own editor stands before its textarea; what is folded is drawn before it is opened, or it would move what is read. */
function shownFor(part: Element, shown = part.closest('.wp-editor-wrap') ?? part): Element {
	const folded = part.closest('details:not([open])');
	return folded ? shownFor(folded.parentElement!, folded) : shown;
}

/**
 * Brings the sections one by one, each when its part comes near or is touched. What is returned brings those that have not
 * come yet, and settles when they are there.
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
						// The part is as the server drew it. Touched again, it is tried again.
						isAsked = false;
						console.warn(error);
					},
				)
				.catch((error) => reportBug(form, error));
		};
		brings.push(bring);
		cleanup.add(whenVisible(shownFor(place), MARGIN, bring));
		for (const type of ['pointerdown', 'focusin'])
			place.addEventListener(type, bring, { signal });
	}
	// A section that is on its way may require more than its part does without it.
	form.parts.push({ ready: () => before });
	return () => {
		for (const bring of brings) bring();
		return before;
	};
}
