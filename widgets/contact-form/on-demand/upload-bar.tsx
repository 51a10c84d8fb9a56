import { TEXT, fillIn } from '@gazetteer/contract';
import { announce, type Dispose } from '@gazetteer/dom';
import { pageText } from '@gazetteer/host';
import { watch } from '@gazetteer/store';
import { useStore } from '@gazetteer/view';
import type { ActiveContactForm, View } from '../interactive/active-form.ts';
import { HAS_SPINNER, SPINNER } from '../markup.ts';
import type { FormState } from '../state.ts';

/** Screen readers announce the progress once, at half, to avoid noise. */
const HALF = 0.5;

const shareOf = ({ uploaded = 0 }: FormState) => uploaded;

function Progress({ form: { store } }: { readonly form: ActiveContactForm }) {
	const label = pageText(TEXT.uploading);
	return <progress className="gz-upload" aria-label={label} value={useStore(store, shareOf)} />;
}

export function showUpload(form: ActiveContactForm, { fill }: View): Dispose {
	const { root, store } = form;
	const button = root.querySelector(HAS_SPINNER);
	const place = button?.parentElement;
	if (!place) return () => {};

	const last = place.querySelector(SPINNER) ?? button;
	const { empty } = fill(place, <Progress form={form} />, {
		before: last.nextSibling,
		element: 'span',
	});
	const isHalf = (state: FormState) => shareOf(state) >= HALF;
	const say = () => announce(fillIn(pageText(TEXT.uploadingShare), { share: HALF * 100 }));
	const stop = watch(store, isHalf, (half) => half && say());
	return () => {
		stop();
		empty();
	};
}
