import { EXCLUSIVE, LISTING_FORM } from '@gazetteer/contract';
import { DETAILS, LOADING } from './markup.ts';
import { isShown, show } from './show.ts';

/** Where the form shows what a category asks for. */
export interface DetailsPlace {
	/** All of its fields. */
	readonly fields: HTMLElement;
	hasDetails: () => boolean;
	/** The answer is on its way: nothing of another category is sent meanwhile. */
	wait: () => void;
	draw: (features: readonly Node[], custom: readonly Node[]) => void;
	fail: (notice: HTMLElement) => void;
	/** The chosen categories ask for nothing. */
	empty: () => void;
	undo: () => void;
}

/** What our styles hold on to. */
const OURS = 'gz-category-details';

const CONTROLS = 'input:not([type="hidden"]), select, textarea';

/** Older pages for editing have no such place. */
export function createPlace(form: HTMLElement, isBuilt: boolean): DetailsPlace | undefined {
	const container = form.querySelector<HTMLElement>(DETAILS.container);
	const fields = container?.querySelector<HTMLElement>(DETAILS.fields);
	const features = fields?.querySelector<HTMLElement>(DETAILS.features);
	const custom = fields?.querySelector<HTMLElement>(DETAILS.custom);
	if (!container || !fields || !features || !custom) return undefined;

	const waiting = fields.querySelector<HTMLElement>(DETAILS.waiting);
	const areShown = [container, fields].map(isShown);
	const isExclusive = container.getAttribute(LISTING_FORM.exclusive) === EXCLUSIVE.shown;
	/** What every listing is asked stands in the same container, and goes away with nothing. */
	const hasOthers = () =>
		[...container.querySelectorAll(CONTROLS)].some((one) => !fields.contains(one));
	let notice: HTMLElement | undefined;
	fields.classList.add(OURS);

	const hasDetails = () => [features, custom].some((one) => one.querySelector(CONTROLS));
	const clear = () => {
		notice?.remove();
		features.replaceChildren();
		custom.replaceChildren();
	};
	const settle = (isBusy: boolean, isWanted: boolean) => {
		waiting?.classList.toggle(LOADING, isBusy);
		if (isBusy) fields.setAttribute('aria-busy', 'true');
		else {
			fields.removeAttribute('aria-busy');
			// What stood there has left its room until now.
			fields.style.minBlockSize = '';
		}
		show(fields, isWanted);
		// The theme may have a wheel of its own.
		fields.classList.toggle('gz-details-wait', isBusy && !waiting?.offsetHeight);
		show(container, isWanted || hasOthers() || (isExclusive && !isBuilt));
	};
	const empty = () => {
		clear();
		settle(false, false);
	};

	return {
		fields,
		hasDetails,
		wait() {
			fields.style.minBlockSize = `${fields.offsetHeight}px`;
			clear();
			settle(true, true);
		},
		draw(drawn, drawnFields) {
			clear();
			features.append(...drawn);
			custom.append(...drawnFields);
			settle(false, hasDetails());
		},
		fail(said) {
			clear();
			fields.append((notice = said));
			settle(false, true);
		},
		empty,
		undo() {
			notice?.remove();
			fields.classList.remove(OURS);
			settle(false, hasDetails());
			[container, fields].forEach((one, at) => !hasDetails() && show(one, areShown[at]!));
		},
	};
}
