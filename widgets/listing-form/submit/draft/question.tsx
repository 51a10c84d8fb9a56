import { TEXT } from '@gazetteer/contract';
import { announce } from '@gazetteer/dom';
import { pageText } from '@gazetteer/host';
import type { ActiveListingForm } from '../../interactive/active-form.ts';
import { reportBug } from '../../interactive/report-bug.ts';

interface Props {
	readonly answer: (goesOn: boolean) => void;
}

const Question = ({ answer }: Props) => (
	<div className="gz-draft-question" role="group" aria-labelledby="gz-draft-question">
		<p id="gz-draft-question">{pageText(TEXT.draftFound)}</p>
		<button type="button" className="gz-link-button" onClick={() => answer(true)}>
			{pageText(TEXT.draftGoOn)}
		</button>
		<button type="button" className="gz-link-button" onClick={() => answer(false)}>
			{pageText(TEXT.draftForget)}
		</button>
	</div>
);

/** At the end of the form, where it moves nothing of it, and in view as long as any of the form is. */
export function askAboutDraft(
	form: ActiveListingForm,
	decide: (goesOn: boolean) => Promise<void>,
): () => void {
	const answer = (goesOn: boolean) => {
		empty();
		// The button is gone that had the focus.
		form.element
			.querySelector<HTMLElement>('input:not([type="hidden"], [tabindex="-1"])')
			?.focus({ preventScroll: true });
		decide(goesOn).catch((error) => reportBug(form, error));
	};
	const attributes = { class: 'gz-draft-place' };
	const { empty } = form.fill(form.element, <Question answer={answer} />, { attributes });
	announce(pageText(TEXT.draftFound));
	return empty;
}
