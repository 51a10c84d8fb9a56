import { LISTING_FORM, TEXT } from '@gazetteer/contract';
import { adoptStyles, announce } from '@gazetteer/dom';
import { pageAjax, pageText } from '@gazetteer/host';
import { latest, wasAborted } from '@gazetteer/wire';
import { fireInput, onJQueryChange } from '../../interactive/jquery-changes.ts';
import type { StartSection } from '../../interactive/sections.ts';
import { followCategories } from './builder-fields.ts';
import { detailsOf } from './calls.ts';
import { createPlace, DETAILS, type DetailsPlace, groupChecks } from './details-place.ts';
import { drawFailure, drawFeatures, drawFields } from './draw-details.ts';
import { keepValues } from './kept-values.ts';
import styles from './style.css?inline';

/** The selected options of the category select. */
interface CategoryChoice {
	readonly categories: readonly string[];
	/**
	 * Whether a selected category has features or custom fields to request. If not, the attribute
	 * is empty.
	 */
	readonly bringsDetails: boolean;
}

const isChosen = ({ value, disabled }: HTMLOptionElement) => value !== '' && !disabled;

const choiceOf = (options: Iterable<HTMLOptionElement>): CategoryChoice => {
	const chosen = [...options].filter(isChosen);
	return {
		categories: chosen.map(({ value }) => value),
		bringsDetails: chosen.some((option) =>
			Boolean(option.getAttribute(LISTING_FORM.hasDetails)),
		),
	};
};

const chosenIn = (select: HTMLSelectElement) => choiceOf(select.selectedOptions);

/** Returns the options that were selected when the server rendered the page. */
function firstChosenIn(select: HTMLSelectElement): CategoryChoice {
	const said = [...select.options].filter(({ defaultSelected }) => defaultSelected);
	return choiceOf(said.length || select.multiple ? said : [...select.options].slice(0, 1));
}

const isSame = (one: CategoryChoice, other: CategoryChoice) =>
	one.categories.join() === other.categories.join();

/** Requests the features and fields of the selected categories, and renders the newest response. */
function followDetails(
	{ element, leaving: signal, parts }: Parameters<StartSection>[0],
	select: HTMLSelectElement,
	place: DetailsPlace,
	isBuilt: boolean,
) {
	const ajax = pageAjax();
	const ask = latest();
	const kept = keepValues();
	const listing = element.querySelector<HTMLInputElement>(DETAILS.listing);
	let shown = firstChosenIn(select);

	let isThere = Promise.resolve();

	const bring = async () => {
		const { categories, bringsDetails } = (shown = chosenIn(select));
		ask.cancel();
		place.boxes.forEach(kept.note);
		if (!bringsDetails) return place.empty();
		place.wait();
		try {
			const drawn = await ask(async (abort) => {
				const details = await detailsOf(
					ajax,
					categories,
					select.multiple,
					listing?.value ?? '',
					abort,
				);
				return [drawFeatures(details), isBuilt ? [] : await drawFields(details)] as const;
			});
			place.draw(...drawn);
			place.boxes.forEach(kept.putBack);
			if (place.hasDetails()) announce(pageText(TEXT.detailsShown));
		} catch (error) {
			if (signal.aborted || wasAborted(error)) return;
			place.fail(drawFailure(asked));
			announce(pageText(TEXT.detailsFault));
			console.warn(error);
		}
	};
	const asked = () => void (isThere = bring());
	signal.addEventListener('abort', () => ask.cancel());
	parts.push({
		checks: () => place.boxes.flatMap(groupChecks),
		// The visitor may change the category again during the wait.
		async ready() {
			for (let seen; seen !== isThere;) await (seen = isThere);
		},
		draft: {
			name: 'category details',
			keep: () => {
				place.boxes.forEach(kept.note);
				return kept.read();
			},
			restore: (values) => {
				kept.add(values);
				place.boxes.forEach(kept.putBack);
			},
		},
	});

	const chosen = chosenIn(select);
	if (!isSame(chosen, shown) || (chosen.bringsDetails && !place.hasDetails())) asked();
	else if (chosen.bringsDetails) place.keep();
	else place.empty();
	return () => {
		if (!isSame(chosenIn(select), shown)) asked();
	};
}

/** Shows the features and custom fields of the selected categories. Spec §4, features container. */
export const start: StartSection = (form, select) => {
	if (!(select instanceof HTMLSelectElement)) return;
	const { element, isOwn, leaving: signal } = form;
	adoptStyles(styles);
	const builder = followCategories(element);
	const place = createPlace(element, builder.isBuilt);
	const requestIfChanged = place && followDetails(form, select, place, builder.isBuilt);
	const button = element.querySelector<HTMLElement>(DETAILS.button);

	const chosen = () => {
		if (button) button.hidden = true;
		builder.choose(chosenIn(select).categories);
		requestIfChanged?.();
	};
	builder.choose(chosenIn(select).categories);
	const stopAndChoose = (event: Pick<Event, 'stopImmediatePropagation'>) => {
		// A theme's script would send its own request and overwrite our result. It listens to
		// `change` only, so other scripts still receive `input`.
		if (!isOwn && place) event.stopImmediatePropagation();
		chosen();
	};
	select.addEventListener('change', stopAndChoose, { signal, capture: true });
	onJQueryChange(
		select,
		(event) => {
			stopAndChoose(event);
			fireInput(select);
		},
		signal,
	);
	// Hide the button but keep its space until the fields appear, to avoid a layout shift.
	if (button) button.style.visibility = 'hidden';
	signal.addEventListener('abort', () => {
		builder.undo();
		place?.undo();
		if (button) Object.assign(button, { hidden: false }).style.visibility = '';
	});
};
