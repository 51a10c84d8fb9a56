import { fillIn, TEXT } from '@gazetteer/contract';
import { adoptStyles, announce } from '@gazetteer/dom';
import { pageText } from '@gazetteer/host';
import type { ActiveListingForm } from '../../interactive/active-form.ts';
import {
	filesIn,
	placesOfSingle,
	savedSingle,
	SINGLES,
	type SingleName,
} from '../../interactive/page-pictures.ts';
import {
	marked,
	newPicture,
	prepared,
	preparing,
	type Picture,
} from '../../interactive/pictures.ts';
import { hideReplaced, setFiles, takeOverRequired, whenChosen } from './inputs.ts';
import { createPreparation } from './preparation.ts';
import { SingleView, type SingleActions } from './shown/single-view.tsx';
import styles from './style.css?inline';
import { zoneCheck } from './zone-check.ts';

const ZONE_BOX = 'gz-zone-box';

const singleOf = (input: HTMLInputElement) =>
	(Object.keys(SINGLES) as SingleName[]).find(
		(name) => input.name === `${SINGLES[name].field}[]`,
	);

const wordsOf = (label: Element | null | undefined) =>
	(label?.textContent ?? '').replace(/[\s*]+$/, '').trim();

export function start(form: ActiveListingForm, part: HTMLElement): void {
	const input = part.querySelector<HTMLInputElement>('input[type="file"]');
	const name = input && singleOf(input);
	if (!input || !name) return;
	adoptStyles(styles);
	const { leaving, values } = form;
	const { block, box, saved, removal } = placesOfSingle(input);
	const itsLabel = SINGLES[name].label;
	const label = block.querySelector<HTMLElement>(itsLabel);
	const isRequired = takeOverRequired(input, leaving);
	const preparation = createPreparation(input, leaving);
	const [chosen] = filesIn(input);
	let kept = savedSingle(input);

	/** Updates the value and the page's own inputs, which are sent. */
	const set = (picture: Picture | undefined) => {
		values.set(name, picture);
		setFiles(input, picture?.file ? [picture.file] : []);
		if (removal) removal.checked = !picture?.file && !!picture?.isRemoved;
	};
	const take = async (file: File) => {
		const before = values.get()[name];
		const picture = preparing(newPicture(file));
		set(picture);
		const ready = await preparation.prepare(file);
		if (leaving.aborted || values.get()[name]?.key !== picture.key) return;
		if (!ready) return set(before);
		set(prepared(picture.key, ready));
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
			if (!isNew && kept) kept = marked(kept, true);
			set(kept);
			announce(pageText(TEXT.pictureRemoved));
		},
		putBack() {
			if (kept) kept = marked(kept, false);
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
	const named = button ? block.querySelector(`label:not(${itsLabel})`) : label;
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

	const check = zoneCheck(name, values, {
		label: wordsOf(named),
		input,
		host,
		block,
		borders: [label, box],
	});
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
