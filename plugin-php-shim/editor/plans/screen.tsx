/** @jsxRuntime classic */
/** @jsx createElement */
import { createElement, useEffect, useState } from '@wordpress/element';
import { Notice, Snackbar, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { LIST, NEW } from './route.ts';
import { Button } from './controls.ts';
import { PlanEditor } from './edit/plan-editor.tsx';
import { LeaveQuestion } from './leave-dialog.tsx';
import { given } from './script-data.ts';
import { PlanList } from './list/plan-list.tsx';
import { lastOrder } from './data/plan-order.ts';
import type { Said, Say } from './notification.ts';
import { newPlan } from './data/starter-plans.ts';
import { usePlace } from './use-route.ts';
import { usePlans } from './data/use-plans.ts';

/** Milliseconds after which what was done is no longer said; a way back stays longer. */
const SAID = { plain: 6000, undo: 12_000 };

/** The list of plans, or one of them. */
export function Screen() {
	const plans = usePlans();
	const moves = usePlace();
	const [said, setSaid] = useState<Said | null>(null);
	const say: Say = (text, undo) => setSaid(undo ? { text, undo } : { text });

	useEffect(() => {
		if (!said) return;
		const timer = setTimeout(() => setSaid(null), said.undo ? SAID.undo : SAID.plain);
		return () => clearTimeout(timer);
	}, [said]);

	return (
		<div className="gz-plans-screen">
			{plans.isMissing && (
				<Notice status="error" isDismissible={false}>
					<p>{__('Your plans could not be read.', 'gazetteer')}</p>
					<Button variant="secondary" onClick={plans.retry}>
						{__('Try again', 'gazetteer')}
					</Button>
				</Notice>
			)}
			{!plans.isMissing && <Shown {...{ plans, moves, say }} />}
			{moves.wanted && <LeaveQuestion onLeave={moves.leave} onStay={moves.stay} />}
			{said && (
				<div className="gz-said">
					<Snackbar
						onRemove={() => setSaid(null)}
						{...(said.undo && {
							actions: [{ label: __('Undo', 'gazetteer'), onClick: said.undo }],
						})}
					>
						{said.text}
					</Snackbar>
				</div>
			)}
		</div>
	);
}

interface ShownProps {
	readonly plans: ReturnType<typeof usePlans>;
	readonly moves: ReturnType<typeof usePlace>;
	readonly say: Say;
}

function Shown({ plans, moves, say }: ShownProps) {
	const { place, go } = moves;
	if (plans.all === null) {
		return (
			<p className="gz-plans-waiting">
				<Spinner /> {__('Loading your plans…', 'gazetteer')}
			</p>
		);
	}
	if (place.kind === 'list') {
		return (
			<PlanList
				plans={plans.all}
				isArrival={moves.visit > 0}
				put={plans.put}
				say={say}
				onOpen={(id) => go({ kind: 'plan', id })}
				onNew={() => go(NEW)}
			/>
		);
	}
	const offered = given().inclusions.map(({ key }) => key);
	const found = plans.all.find(({ id, status }) => id === place.id && status !== 'trash');
	if (place.id > 0 && !found) {
		return (
			<Notice status="warning" isDismissible={false}>
				<p>{__('This plan is not there any more.', 'gazetteer')}</p>
				<Button variant="secondary" onClick={() => go(LIST)}>
					{__('All plans', 'gazetteer')}
				</Button>
			</Notice>
		);
	}
	return (
		<PlanEditor
			key={moves.visit}
			saved={found ?? null}
			isArrival={moves.visit > 0}
			start={found ?? newPlan(offered, lastOrder(plans.all))}
			say={say}
			hold={moves.hold}
			onBack={() => go(LIST)}
			onSaved={(plan) => {
				plans.put([plan]);
				moves.rename({ kind: 'plan', id: plan.id });
			}}
		/>
	);
}
