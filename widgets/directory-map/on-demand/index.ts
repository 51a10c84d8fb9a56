import { fillIn } from '@gazetteer/contract';
import { adoptStyles, type Dispose } from '@gazetteer/dom';
import { drawResultsMap, type MapSettings, type ResultPin } from '@gazetteer/places';
import { latest, wasAborted } from '@gazetteer/wire';
import { DIRECTORY, FORM, type Texts } from '../markup.ts';
import { addressIn, boundsText, readView, viewFrom, type View } from '../state.ts';
import { findItem, findOnMap } from './calls.ts';
import { createCard } from './card.ts';
import { drawFrame } from './frame.ts';
import { followList } from './list.ts';
import styles from './style.css?inline';

const PHONE = '(max-width: 639px)';

interface Options {
	/** Whether to move the focus to the map. */
	readonly focus: boolean;
	readonly closed: () => void;
}

const settingsOf = (root: HTMLElement): MapSettings | undefined => {
	const { tiles } = root.dataset;
	return tiles ? (JSON.parse(tiles) as MapSettings) : undefined;
};

/** Replaces the drawing with a live map. Returns the function that removes it. */
export async function openMap(
	root: HTMLElement,
	texts: Texts,
	{ focus, closed }: Options,
): Promise<Dispose> {
	adoptStyles(styles);
	const ending = new AbortController();
	const { frame, map: place, search, close, status, retry } = drawFrame(root, texts);
	const card = createCard(frame, texts);
	const isSheet = matchMedia(PHONE).matches && 'showPopover' in frame;
	if (isSheet) {
		frame.popover = 'manual';
		frame.showPopover();
	}
	const { query, bounds } = root.dataset;
	const isList = query !== undefined;
	const ask = latest();
	let shown: View | undefined;

	const list = followList(root, (pin) => map.raise(pin), ending.signal);
	const open = async ({ id }: ResultPin) => {
		const inList = list.card(id);
		if (inList && !isSheet) return list.open(inList);
		const item = await findItem(root, id, ending.signal);
		if (item) card.show(item);
	};
	const map = await drawResultsMap(
		place,
		{
			view: readView((bounds && bboxOf(bounds)) || root.dataset['view'] || '')!,
			labels: { map: texts.map, zoomIn: texts.zoomIn, zoomOut: texts.zoomOut },
			group: (count) => fillIn(texts.group, { count }),
			moved: (byVisitor) => {
				if (!isList) return;
				if (byVisitor) search.hidden = false;
				refresh();
			},
			opened: (pin) => {
				if (isList) open(pin).catch(report);
			},
		},
		settingsOf(root),
	);

	const report = (error: unknown) => {
		if (wasAborted(error) || ending.signal.aborted) return;
		console.warn(error);
		status.textContent = texts.failed;
		retry.hidden = false;
	};
	const refresh = () => {
		const { west, south, east, north, zoom } = map.view();
		const view = viewFrom(west, south, east, north);
		card.hide();
		ask((signal) => findOnMap(root, view, zoom, signal)).then(({ total, pins, groups }) => {
			if (ending.signal.aborted) return;
			shown = view;
			retry.hidden = true;
			map.show(pins, groups);
			status.textContent = total ? fillIn(texts.shown, { count: total }) : texts.none;
		}, report);
	};
	const searchHere = () => {
		const view = shown;
		if (!view) return;
		const form = root.closest(DIRECTORY)?.querySelector<HTMLFormElement>(FORM);
		search.hidden = true;
		if (!form) return location.assign(addressIn(location.href, view));
		for (const name of ['gz_place', 'gz_near', 'gz_bounds']) {
			for (const input of form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)) {
				input.value = '';
				input.disabled = name !== 'gz_place';
			}
		}
		const input = Object.assign(document.createElement('input'), {
			type: 'hidden',
			name: 'gz_bounds',
			value: boundsText(view),
		});
		form.append(input);
		form.requestSubmit();
	};

	const watcher = new MutationObserver(() => {
		// The browser closes a sheet whose element moves in the document.
		if (isSheet && !frame.matches(':popover-open')) frame.showPopover();
		refresh();
	});
	if (isList) {
		watcher.observe(root, { attributeFilter: ['data-query'] });
		refresh();
	} else {
		const { lat, lng } = map.center();
		map.show([{ id: Number(root.dataset['listing']), lat, lng, title: '', link: '' }], []);
	}
	search.addEventListener('click', searchHere);
	retry.addEventListener('click', refresh);
	close.addEventListener('click', closed);
	frame.addEventListener('keydown', ({ key }) => {
		if (key === 'Escape') closed();
	});
	if (focus) {
		if (!isSheet) frame.scrollIntoView({ block: 'nearest' });
		map.focus();
	}

	return () => {
		ending.abort();
		ask.cancel();
		watcher.disconnect();
		map.remove();
		frame.remove();
	};
}

/** Reorders `south,west,north,east` of the address to `west,south,east,north`. */
const bboxOf = (bounds: string) => {
	const [south, west, north, east] = bounds.split(',');
	return [west, south, east, north].join(',');
};
