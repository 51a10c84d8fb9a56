import { FIELD, fillIn, PASSED_FIELD, TEXT } from '@gazetteer/contract';
import { adoptStyles, announce } from '@gazetteer/dom';
import { pageText } from '@gazetteer/host';
import type { ActiveListingForm } from '../../interactive/active-form.ts';
import { focusControl, markBorder, markControls } from '../../interactive/marks.ts';
import type { Check } from '../../interactive/part.ts';
import { filesIn, newPicture } from '../../interactive/pictures.ts';
import { atLeastOne } from '../../interactive/rules.ts';
import type { Picture } from '../../interactive/values.tsx';
import { hideReplaced, setFiles, takeOverRequired, whenChosen } from './inputs.ts';
import { createPreparation } from './preparation.ts';
import { SingleView, type SingleActions } from './shown/single-view.tsx';
import styles from './style.css?inline';

const SAVED = 'img.lp-prevewFeatured';
const ZONE_BOX = 'gz-zone-box';

/** The single images of a listing: the featured image and the logo. */
const SINGLES = {
	[`${FIELD.featuredImage}[]`]: {
		value: 'featuredImage',
		label: '.featured-img-label',
		missing: TEXT.needFeaturedImage,
	},
	[`${FIELD.logo}[]`]: { value: 'logo', label: '.b-logo-img-label', missing: TEXT.needLogo },
} as const;

/**
 * Finds the elements around the file input. On older pages, the saved picture is next to the
 * input's element, not in it.
 */
function placesOf(input: HTMLInputElement) {
	const block = input.closest<HTMLElement>('.form-group') ?? input.parentElement!;
	const box = input.closest<HTMLElement>('.custom-file') ?? block;
	return {
		block,
		box,
		saved: block.querySelector<HTMLImageElement>(SAVED),
		removal: block.querySelector<HTMLInputElement>(
			`[type="checkbox"][name="${PASSED_FIELD.removedSingles}[]"]`,
		),
	};
}

const wordsOf = (label: Element | null | undefined) =>
	(label?.textContent ?? '').replace(/[\s*]+$/, '').trim();

export function start(form: ActiveListingForm, part: HTMLElement): void {
	const input = part.querySelector<HTMLInputElement>('input[type="file"]');
	const single = SINGLES[input?.name ?? ''];
	if (!input || !single) return;
	adoptStyles(styles);
	const { leaving, values } = form;
	const { value: name, missing } = single;
	const { block, box, saved, removal } = placesOf(input);
	const label = block.querySelector<HTMLElement>(single.label);
	const isRequired = takeOverRequired(input, leaving);
	const preparation = createPreparation(input, leaving);
	const [chosen] = filesIn(input);
	/** The saved picture on the server. It may be set to be removed. */
	let kept: Picture | undefined = saved
		? {
				key: 'saved',
				saved: 1,
				bytes: 0,
				preview: saved.currentSrc || saved.src,
				...(removal?.checked && { isRemoved: true }),
			}
		: undefined;

	/** Updates the value and the page's own inputs, which are sent. */
	const set = (picture: Picture | undefined) => {
		values.set(name, picture);
		setFiles(input, picture?.file ? [picture.file] : []);
		if (removal) removal.checked = !picture?.file && !!picture?.isRemoved;
	};
	const take = async (file: File) => {
		const before = values.get()[name];
		const picture = { ...newPicture(file), isPreparing: true };
		set(picture);
		const ready = await preparation.prepare(file);
		if (leaving.aborted || values.get()[name]?.key !== picture.key) return;
		if (!ready) return set(before);
		set({ key: picture.key, file: ready, bytes: ready.size });
		announce(fillIn(pageText(TEXT.pictureChosen), { name: ready.name }));
	};
	const choose = (file: File) => void take(file).catch(form.broke);
	const actions: SingleActions = {
		canRemoveSaved: !!removal,
		choose(files) {
			const last = files.at(-1);
			if (last) choose(last);
		},
		remove() {
			const isNew = !!values.get()[name]?.file;
			if (!isNew && kept) kept = { ...kept, isRemoved: true };
			set(kept);
			announce(pageText(TEXT.pictureRemoved));
		},
		putBack() {
			if (kept) kept = { ...kept, isRemoved: false };
			set(kept);
			announce(pageText(TEXT.picturePutBack));
		},
	};

	box.classList.add(ZONE_BOX);
	leaving.addEventListener('abort', () => box.classList.remove(ZONE_BOX));
	const itsBox = removal?.closest('label') ?? removal;
	// On older pages, this label looks like a button and opens the file dialog, and another label
	// contains the field's name.
	const button = label?.matches('.gz-label') ? null : label;
	const named = button ? block.querySelector(`label:not(${single.label})`) : label;
	hideReplaced(
		[input, saved, itsBox, button].filter((one) => one !== null && one !== undefined),
		leaving,
	);
	whenChosen(input, actions.choose, leaving);
	const host = form.fill(
		box,
		<SingleView
			name={name}
			label={wordsOf(named)}
			actions={actions}
			refusals={preparation.refusals}
		/>,
	).host;
	if (chosen) choose(chosen);
	else set(kept);

	const chooser = () => host.querySelector<HTMLElement>('.gz-zone input');
	const check: Check = {
		field: input.name.replace('[]', ''),
		label: wordsOf(named),
		rule: atLeastOne(pageText(missing)),
		value: () => [values.get()[name]].filter((picture) => picture && !picture.isRemoved),
		mark(message) {
			const place = chooser();
			markControls(place ? [input, place] : [input], message, block);
			markBorder(label, message !== undefined);
			markBorder(box, message !== undefined);
		},
		focus() {
			const place = chooser();
			if (place) focusControl(place);
		},
		place: block,
	};
	form.parts.push({
		checks: () => (isRequired ? [check] : []),
		ready: preparation.ready,
		draft: {
			name: `picture-${name}`,
			keep() {
				const { file, isRemoved = false } = values.get()[name] ?? {};
				return file ?? (isRemoved || undefined);
			},
			restore(value) {
				if (value === true && removal) actions.remove();
				if (value instanceof File) choose(value);
			},
		},
	});
}
