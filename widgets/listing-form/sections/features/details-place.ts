import { EXCLUSIVE, FIELD, LISTING_FORM, TEXT } from '@gazetteer/contract';
import { hide, isShown, parts, rememberDisplay, show } from '@gazetteer/dom';
import { pageText } from '@gazetteer/host';
import type { Check } from '../../interactive/part.ts';
import { atLeastOne } from '../../interactive/rules.ts';

export const DETAILS = {
	container: '.featuresDataContainerOuterSubmit',
	fields: '.lpfeatures_fields',
	waiting: '.pre-load',
	features: '#tags-by-cat',
	custom: '#features-by-cat',
	/** Headings that older pages render above the features and fields. */
	heading: 'label.featuresBycat',
	/**
	 * If this element exists, the page contains the custom fields of all categories, and shows only
	 * some of them.
	 */
	builder: '#lp-form-builder-is-enabled',
	builderField: 'lp-form-builder-field',
	listing: '[name="lp_post"]',
	/** The button of our own form, for visitors without JavaScript. */
	button: '.gz-show-fields',
} as const;

/** Themes show a spinner on elements with this class. */
const LOADING = 'loader';

/** The part of the form that shows the features and fields of the selected categories. */
export interface DetailsPlace {
	/** The elements that contain the features and the fields. */
	readonly boxes: readonly HTMLElement[];
	hasDetails: () => boolean;
	/**
	 * Removes the fields of the previous category during the request, so that they are not sent.
	 */
	wait: () => void;
	draw: (features: readonly Node[], custom: readonly Node[]) => void;
	fail: (notice: HTMLElement) => void;
	/**
	 * Shows the features and fields that the page already contains, also if a stylesheet hides
	 * their container.
	 */
	keep: () => void;
	/** Removes everything, because the selected categories have no features or fields. */
	empty: () => void;
	undo: () => void;
}

/** The class of the features and fields in our stylesheet. */
const OURS = 'gz-category-details';

const CONTROLS = 'input:not([type="hidden"]), select, textarea';

/**
 * Finds the elements in the page. The container may be a parent of the fields element, the same
 * element, or missing. The fields element may also contain inputs for listings of every category,
 * such as prices.
 */
export function createPlace(form: HTMLElement, isBuilt: boolean): DetailsPlace | undefined {
	const all = parts(form, DETAILS.fields);
	// A page with the form builder may have an unused container before the one in use.
	const fields = all.pop();
	const container = fields?.closest<HTMLElement>(DETAILS.container) ?? fields;
	const features = container?.querySelector<HTMLElement>(DETAILS.features);
	const custom = container?.querySelector<HTMLElement>(DETAILS.custom);
	if (!container || !fields || !features || !custom) return undefined;

	const boxes = [features, custom];
	const unused = all.map((one) => one.closest<HTMLElement>(DETAILS.container) ?? one);
	const undos = unused.map(rememberDisplay);
	unused.forEach(hide);
	const waiting = fields.querySelector<HTMLElement>(DETAILS.waiting);
	const areShown = [container, fields].map(isShown);
	const isExclusive = container.getAttribute(LISTING_FORM.exclusive) === EXCLUSIVE.shown;
	/**
	 * Inputs for listings of every category stay visible if the selected category has no features
	 * or fields.
	 */
	const hasOthers = (place: HTMLElement) =>
		[...place.querySelectorAll(CONTROLS)].some(
			(one) => !boxes.some((box) => box.contains(one)),
		);
	let notice: HTMLElement | undefined;
	fields.classList.add(OURS);

	const hasDetails = () => boxes.some((one) => one.querySelector(CONTROLS));
	const clear = () => {
		notice?.remove();
		for (const heading of container.querySelectorAll(DETAILS.heading)) heading.remove();
		for (const box of boxes) box.replaceChildren();
	};
	const showState = (isBusy: boolean, isWanted: boolean) => {
		waiting?.classList.toggle(LOADING, isBusy);
		if (isBusy) fields.setAttribute('aria-busy', 'true');
		else {
			fields.removeAttribute('aria-busy');
			// Remove the height that was reserved during the request.
			fields.style.minBlockSize = '';
		}
		for (const box of boxes) if (box.firstElementChild) show(box);
		show(fields, isWanted || hasOthers(fields));
		// Show our own spinner only if the theme does not show one.
		fields.classList.toggle('gz-details-wait', isBusy && !waiting?.offsetHeight);
		show(container, isWanted || hasOthers(container) || (isExclusive && !isBuilt));
	};
	const empty = () => {
		clear();
		showState(false, false);
	};

	return {
		boxes,
		hasDetails,
		wait() {
			fields.style.minBlockSize = `${fields.offsetHeight}px`;
			clear();
			showState(true, true);
		},
		draw(drawn, drawnFields) {
			clear();
			features.append(...drawn);
			custom.append(...drawnFields);
			showState(false, hasDetails());
		},
		fail(said) {
			clear();
			fields.append((notice = said));
			showState(false, true);
		},
		keep: () => showState(false, true),
		empty,
		undo() {
			notice?.remove();
			fields.classList.remove(OURS);
			showState(false, hasDetails());
			[container, fields].forEach((one, at) => !hasDetails() && show(one, areShown[at]!));
			for (const undo of undos) undo();
		},
	};
}

const GROUP = `fieldset.${LISTING_FORM.required}`;

/**
 * Returns a check for each required group of checkboxes or radio buttons. Other files check the
 * other required fields.
 */
export const groupChecks = (place: ParentNode): Check[] =>
	[...place.querySelectorAll<HTMLFieldSetElement>(GROUP)].flatMap((group) => {
		const boxes = [
			...group.querySelectorAll<HTMLInputElement>(`[name^="${FIELD.formFields}"]`),
		];
		const [first] = boxes;
		if (!first) return [];
		const words = group.querySelector('.gz-field-label') ?? group.querySelector('legend');
		return {
			field: first.name.replace(/\[\]$/, ''),
			label: words?.textContent?.trim() ?? '',
			rule: atLeastOne(pageText(TEXT.chooseOne)),
			value: () => boxes.filter(({ checked }) => checked).map(({ value }) => value),
			mark(message: string | undefined) {
				group.classList.toggle(LISTING_FORM.error, message !== undefined);
				if (message) group.setAttribute('aria-invalid', 'true');
				else group.removeAttribute('aria-invalid');
			},
			focus: () => first.focus(),
			place: group,
		};
	});
