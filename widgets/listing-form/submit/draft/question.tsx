import { TEXT } from '@gazetteer/contract';
import { announce } from '@gazetteer/dom';
import { pageText } from '@gazetteer/host';
import type { ActiveListingForm } from '../../interactive/active-form.ts';

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

/**
 * Shows the question at the end of the form, where it causes no layout shift. CSS keeps it in view
 * while the form is visible.
 */
export function askAboutDraft(
	form: ActiveListingForm,
	decide: (goesOn: boolean) => Promise<void>,
): () => void {
	const answer = (goesOn: boolean) => {
		empty();
		// The clicked button was removed, so move the focus to the form's first field.
		form.element
			.querySelector<HTMLElement>('input:not([type="hidden"], [tabindex="-1"])')
			?.focus({ preventScroll: true });
		decide(goesOn).catch(form.broke);
	};
	const attributes = { class: 'gz-draft-place' };
	const { empty } = form.fill(form.element, <Question answer={answer} />, { attributes });
	announce(pageText(TEXT.draftFound));
	return empty;
}
