import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Button, Notice, Snackbar, Spinner } from '@wordpress/components';
import { LIST, NEW } from './route.ts';
import { PlanEditor } from './edit/plan-editor.tsx';
import { LeaveDialog } from '../shared/leave/leave-dialog.tsx';
import { scriptData } from './script-data.ts';
import { PlanList } from './list/plan-list.tsx';
import { lastOrder } from './data/plan-order.ts';
import type { SnackbarMessage, Notify } from './notification.ts';
import { newPlan } from './data/starter-plans.ts';
import { useRoute } from './use-route.ts';
import { usePlans } from './data/use-plans.ts';

/** How long a notification is shown, in milliseconds. Notifications with “Undo” stay longer. */
const MESSAGE_TIME = { plain: 6000, undo: 12_000 };

/** The plans screen: the list of plans, or the editor of one plan. */
export function Screen() {
	const plans = usePlans();
	const navigation = useRoute();
	const [message, setMessage] = useState<SnackbarMessage | null>(null);
	const notify: Notify = (text, undo) => setMessage(undo ? { text, undo } : { text });

	useEffect(() => {
		if (!message) return;
		const timer = setTimeout(
			() => setMessage(null),
			message.undo ? MESSAGE_TIME.undo : MESSAGE_TIME.plain,
		);
		return () => clearTimeout(timer);
	}, [message]);

	return (
		<div className="gz-plans-screen">
			{plans.isMissing && (
				<Notice status="error" isDismissible={false}>
					<p>{__('The plans could not be loaded.', 'gazetteer')}</p>
					<Button variant="secondary" onClick={plans.retry}>
						{__('Try again', 'gazetteer')}
					</Button>
				</Notice>
			)}
			{!plans.isMissing && <ScreenContent {...{ plans, navigation, notify }} />}
			{navigation.wanted && (
				<LeaveDialog
					text={__('This plan has unsaved changes.', 'gazetteer')}
					onLeave={navigation.leave}
					onStay={navigation.stay}
				/>
			)}
			{message && (
				<div className="gz-snackbar">
					<Snackbar
						onRemove={() => setMessage(null)}
						{...(message.undo && {
							actions: [{ label: __('Undo', 'gazetteer'), onClick: message.undo }],
						})}
					>
						{message.text}
					</Snackbar>
				</div>
			)}
		</div>
	);
}

interface ScreenContentProps {
	readonly plans: ReturnType<typeof usePlans>;
	readonly navigation: ReturnType<typeof useRoute>;
	readonly notify: Notify;
}

function ScreenContent({ plans, navigation, notify }: ScreenContentProps) {
	const { route, go } = navigation;
	if (plans.all === null) {
		return (
			<p className="gz-plans-waiting">
				<Spinner /> {__('Loading your plans…', 'gazetteer')}
			</p>
		);
	}
	if (route.kind === 'list') {
		return (
			<PlanList
				plans={plans.all}
				isArrival={navigation.visit > 0}
				put={plans.put}
				notify={notify}
				onOpen={(id) => go({ kind: 'plan', id })}
				onNew={() => go(NEW)}
			/>
		);
	}
	const offered = scriptData().inclusions.map(({ key }) => key);
	const found = plans.all.find(({ id, status }) => id === route.id && status !== 'trash');
	if (route.id > 0 && !found) {
		return (
			<Notice status="warning" isDismissible={false}>
				<p>{__('This plan no longer exists.', 'gazetteer')}</p>
				<Button variant="secondary" onClick={() => go(LIST)}>
					{__('All plans', 'gazetteer')}
				</Button>
			</Notice>
		);
	}
	return (
		<PlanEditor
			key={navigation.visit}
			saved={found ?? null}
			isArrival={navigation.visit > 0}
			start={found ?? newPlan(offered, lastOrder(plans.all))}
			notify={notify}
			hold={navigation.hold}
			onBack={() => go(LIST)}
			onSaved={(plan) => {
				plans.put([plan]);
				navigation.rename({ kind: 'plan', id: plan.id });
			}}
		/>
	);
}
