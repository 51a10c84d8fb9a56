import { TEXT } from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';
import { useStore } from '@gazetteer/view';
import { SEND } from '../markup.ts';
import type { SubmitForm } from './submit-form.ts';
import { isBusy, type Problem, type SendingFault, type SubmitState } from './state.ts';

interface Props {
	readonly form: SubmitForm;
}

interface LinkProps {
	readonly words: string;
	readonly press: () => void;
}

const Link = ({ words, press }: LinkProps) => (
	<button type="button" className="gz-to-field" onClick={press}>
		{words}
	</button>
);

const phaseOf = ({ phase }: SubmitState) => phase;
const missingOf = ({ missing }: SubmitState) => missing;
const problemsOf = ({ problems }: SubmitState) => problems;
const uploadedOf = ({ uploaded }: SubmitState) => uploaded;
const faultOf = ({ fault }: SubmitState) => fault;
const isPlainOfferedOf = ({ isPlainOffered }: SubmitState) => isPlainOffered;
const noticeOf = ({ notice }: SubmitState) => notice;

/** Lists the fields that are still missing, each with a link to the field. */
function Missing({ form }: Props) {
	const missing = useStore(form.store, missingOf);
	if (!missing) return null;
	if (!missing.length) return <p className="gz-needed">{pageText(TEXT.nothingNeeded)}</p>;
	return (
		<p className="gz-needed">
			<span>{pageText(TEXT.stillNeeded)}</span>
			{missing.map(({ field, label, focus }) => (
				<Link key={field} words={label} press={focus} />
			))}
		</p>
	);
}

const wordsOf = ({ check: { label }, message }: Problem) =>
	label ? `${label}: ${message}` : message;

/** Lists all problems, each with a link to the field. */
function Summary({ form }: Props) {
	const problems = useStore(form.store, problemsOf);
	if (!problems.length) return null;
	return (
		<div className="gz-problems" role="group" aria-labelledby="gz-problems">
			<p id="gz-problems">{pageText(TEXT.checkTheseFields)}</p>
			<ul>
				{problems.map((problem) => (
					<li key={problem.check.field}>
						<Link words={wordsOf(problem)} press={problem.check.focus} />
					</li>
				))}
			</ul>
		</div>
	);
}

/** Shows the upload progress and a button that stops the upload. */
function Upload({ form }: Props) {
	const uploaded = useStore(form.store, uploadedOf);
	const phase = useStore(form.store, phaseOf);
	const label = pageText(phase === 'checking' ? TEXT.waitingForParts : TEXT.sendingListing);
	const share = Math.floor(uploaded * 100);
	return (
		<div className="gz-uploading">
			<progress aria-label={label} {...(uploaded > 0 && { value: uploaded })} />
			<span aria-hidden="true">{uploaded > 0 && uploaded < 1 ? `${share} %` : label}</span>
			<button type="button" className="gz-link-button gz-stop" onClick={form.stop}>
				{pageText(TEXT.cancelSending)}
			</button>
		</div>
	);
}

const FAULT_TEXT: Readonly<Partial<Record<SendingFault, string>>> = {
	lost: TEXT.sendingLost,
	offline: TEXT.sendingOffline,
	session: TEXT.sessionOver,
};

/** Explains why the last attempt failed, with a button to try again or to reload the page. */
function Fault({ form }: Props) {
	const fault = useStore(form.store, faultOf);
	const notice = useStore(form.store, noticeOf);
	if (!fault) return null;
	const [words, press] =
		fault === 'session'
			? [TEXT.reloadPage, () => location.reload()]
			: [TEXT.sendAgain, () => form.send().catch(form.broke)];
	return (
		<div className="gz-not-sent">
			<p>{pageText(FAULT_TEXT[fault] ?? notice?.message ?? '')}</p>
			<button type="button" className="gz-link-button gz-again" onClick={press}>
				{pageText(words)}
			</button>
		</div>
	);
}

/** Offers to submit the form without scripts, after an exception in our code. */
function PlainSubmit({ form }: Props) {
	return (
		<div className="gz-not-sent">
			<button
				type="button"
				className="gz-link-button gz-send-plainly"
				onClick={form.sendPlainly}
			>
				{pageText(TEXT.sendPlainly)}
			</button>
		</div>
	);
}

/** Shows the notice on pages without a notification element. */
function PlainNotice({ form }: Props) {
	const notice = useStore(form.store, noticeOf);
	return notice ? (
		<p className="gz-plain-notice" role="alert">
			{notice.message}
		</p>
	) : null;
}

function Panel({ form }: Props) {
	const phase = useStore(form.store, phaseOf);
	const isWorking = useStore(form.store, isBusy);
	const isPlainOffered = useStore(form.store, isPlainOfferedOf);
	return (
		<>
			{!form.notification.isThere && <PlainNotice form={form} />}
			{isWorking && <Upload form={form} />}
			{phase === 'idle' && <Missing form={form} />}
			{isPlainOffered && <PlainSubmit form={form} />}
			{phase === 'broken' && <Fault form={form} />}
			<Summary form={form} />
		</>
	);
}

/** Renders the panel below the send button, where its size changes cause no layout shift. */
export function drawPanel(form: SubmitForm): void {
	const { element } = form;
	const place =
		element.querySelector('.preview-section, .submitbutton-wraper') ??
		element.querySelector(SEND)?.parentElement;
	if (!place) return;
	form.fill(place, <Panel form={form} />, { attributes: { class: 'gz-send-panel' } });
}
