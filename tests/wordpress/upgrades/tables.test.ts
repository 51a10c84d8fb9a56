import { describeEachWhere } from '../../browser/where.ts';
import { apart, closeDatabases, databases } from './databases.ts';
import { FIRST_DESIGN } from './first-designs.ts';

jest.setTimeout(120_000);
afterAll(closeDatabases);

const USES = `
	use Gazetteer\\Plans\\Domain\\{OrderState, Plan};
	use Gazetteer\\ContactForm\\Domain\\Outcome;
	use Gazetteer\\ContactForm\\Domain\\Entries\\{Entry, EntryState};
	use Gazetteer\\Kernel\\Store\\Table;
	use Gazetteer\\Setup\\Install\\{Tables, TablesHealth};
	use Gazetteer\\Plans\\Orders\\{OrderSchema, OrderTable};
	use Gazetteer\\ContactForm\\{ContactFormServices, FormPosts};
	use Gazetteer\\ContactForm\\Entries\\{EntryQuery, EntryTable};
	use Gazetteer\\BotCheck\\BotCheckSettings;
`;

const PLAN = "$plan = new Plan(3, 'A plan', price: 9.5);";

/** A table with one more migration, which fails because of existing rows. */
const withUnique = `
	$ahead = new Table('orders', static fn () => '', [...OrderSchema::table()->migrations, ['columns' => ['place' => 'varchar(20) DEFAULT NULL'], 'keys' => ['listing_once' => 'UNIQUE KEY listing_once (listing)']]]);
`;

describeEachWhere(databases(), 'on', ({ run }) => {
	const told = async (code: string): Promise<unknown> =>
		JSON.parse(
			await run(
				`${USES} ${apart(`${PLAN} echo json_encode((static function () use ($wpdb, $plan) { ${code} })());`)}`,
			),
		);

	describe('upgrade of the orders table', () => {
		it('an orders table of the first schema shows and settles its orders', async () => {
			const [before, settled, after] = (await told(`
				${FIRST_DESIGN.orders}
				$wpdb->query('UPDATE older_gazetteer_orders SET buyer = 1 WHERE buyer = 7');
				$orders = new OrderTable();
				$export = static fn () => apply_filters('wp_privacy_personal_data_exporters', [])['gazetteer-orders']['callback'](get_userdata(1)->user_email, 1);
				$read = static fn () => [count($orders->page(1, 20)), $orders->count(OrderState::Waiting), $orders->countUsed(3, 1), $orders->find(1)->reference, count($export()['data'])];
				$before = $read();
				do_action('gazetteer_plan_paid', 5, 'bill 2');
				$after = $read();
				return [$before, $orders->find(5)->state->value, $after];
			`)) as unknown[];
			expect(before).toEqual([5, 3, 1, 'bill 1', 4]);
			expect(settled).toBe('paid');
			expect(after).toEqual([5, 2, 2, 'bill 1', 4]);
		});

		it('the orders table is migrated from the first schema without losing data', async () => {
			expect(
				await told(`
					${FIRST_DESIGN.orders}
					$table = OrderSchema::table();
					$orders = new OrderTable($table);
					$rows = $wpdb->get_results('SELECT id, plan, listing, buyer, amount, state, reference, made, settled FROM older_gazetteer_orders ORDER BY id');
					$was = [$table->current(), $table->has('lock_key')];
					Tables::migrate();
					$same = $rows == $wpdb->get_results('SELECT id, plan, listing, buyer, amount, state, reference, made, settled FROM older_gazetteer_orders ORDER BY id');
					return [$was, [$table->current() === $table->newest(), $table->has('lock_key'), $table->state->trouble()], $same,
						$wpdb->get_col('SELECT lock_key FROM older_gazetteer_orders ORDER BY id'),
						$orders->open($plan, 12, 7, 2000)->id, $orders->count(OrderState::Waiting)];
				`),
			).toEqual([
				[1, false],
				[true, true, ''],
				true,
				[null, null, 'waiting 12 3 7', null, 'waiting 14 3 7'],
				3,
				3,
			]);
		});

		it('the orders table accepts and shows orders while a migration fails', async () => {
			expect(
				await told(`
					${FIRST_DESIGN.orders} ${withUnique}
					$ahead->migrate();
					$orders = new OrderTable($ahead);
					$new = $orders->open($plan, 20, 7, 2000)->id;
					$settled = $orders->close($new, OrderState::Paid, 'bill 3', 3000);
					return [$ahead->current(), $ahead->isCurrent(), $ahead->has('place'), $ahead->state->trouble() !== '', $settled, $orders->count(), $orders->countUsed(3, 7)];
				`),
			).toEqual([2, false, false, true, true, 6, 2]);
		});

		it('a failed migration of the orders table is retried automatically', async () => {
			expect(
				await told(`
					${FIRST_DESIGN.orders} ${withUnique}
					$ahead->migrate();
					$planned = wp_next_scheduled('gazetteer_migrate_tables') > time();
					$wpdb->query("DELETE FROM older_gazetteer_orders WHERE id = 2");
					$ahead->migrate();
					$soon = $ahead->isCurrent();
					update_option('gazetteer_table_orders', ['next' => time() - 1] + get_option('gazetteer_table_orders'));
					$ahead->migrate();
					return [$planned, $soon, $ahead->isCurrent(), $ahead->has('place'), $ahead->state->trouble()];
				`),
			).toEqual([true, false, true, true, '']);
		});

		it('Site Health reports an error until the migration of the orders table succeeds', async () => {
			expect(
				await told(`
					${FIRST_DESIGN.orders}
					$health = static function () { return TablesHealth::addTest(['direct' => []])['direct']['gazetteer_tables']['test'](); };
					update_option('gazetteer_table_orders', ['design' => 1, 'next' => time() + 60, 'trouble' => 'Said <no>']);
					Tables::migrate();
					['status' => $status, 'description' => $words] = $health();
					update_option('gazetteer_table_orders', ['next' => 0] + get_option('gazetteer_table_orders'));
					Tables::migrate();
					return [$status, str_contains($words, 'older_gazetteer_orders'), str_contains($words, '<code>Said &lt;no&gt;</code>'), $health()['status']];
				`),
			).toEqual(['recommended', true, true, 'good']);
		});

		it('the orders table is detected if its option is lost, and reported as missing if it was dropped', async () => {
			expect(
				await told(`
					${FIRST_DESIGN.orders}
					$orders = new OrderTable();
					Tables::migrate();
					delete_option('gazetteer_table_orders');
					$found = [$orders->count(), $orders->store->current()];
					$wpdb->query('DROP TABLE older_gazetteer_orders');
					$wpdb->suppress_errors();
					return [$found, count($orders->page(1, 20)), $orders->store->exists(), $orders->open($plan, 12, 7, 2000)->id, $orders->count()];
				`),
			).toEqual([[5, 2], 0, false, 1, 1]);
		});
	});

	describe('upgrade of the entries table', () => {
		const room = (schema: string) => `
			$services = new ContactFormServices(new FormPosts(), BotCheckSettings::fromSettings(Gazetteer\\Plugin::settings()), static fn () => null, ${schema});
			[$table, $finder, $entries] = [$services->table, $services->finder(), $services->entries];
			$send = static function (string $name) use ($entries): int {
				$id = $entries->take(new Entry(0, 5, EntryState::Taken, [['name' => 'your-name', 'label' => 'Name', 'values' => [$name]]], [], "{$name}@visitor.example", wp_generate_uuid4(), $name, 'y'));
				$entries->settle($id, EntryState::Sent, new Outcome('mail_sent', ''));
				return $id;
			};
			$senders = static fn () => array_map(static fn ($kept) => $kept->entry->email, $finder->page(new EntryQuery(), 1, 20));
		`;

		it('the entries table is migrated from the first schema without losing data', async () => {
			expect(
				await told(`
					${FIRST_DESIGN.entries} ${room('EntryTable::table()')}
					$before = $senders();
					Tables::migrate();
					$send('eve');
					return [$before, $senders(), $table->store->isCurrent(), $finder->find(1)->entry->fields[0]['values']];
				`),
			).toEqual([
				['kim@visitor.example', 'ada@visitor.example'],
				['eve@visitor.example', 'kim@visitor.example', 'ada@visitor.example'],
				true,
				['ada'],
			]);
		});

		it('the entries table accepts messages while a migration fails', async () => {
			expect(
				await told(`
					${FIRST_DESIGN.entries}
					${room(
						`new Table('entries', static fn () => '', [...EntryTable::table()->migrations, ['columns' => ['note' => 'text NOT NULL'], 'keys' => ['form_once' => 'UNIQUE KEY form_once (form)']]])`,
					)}
					$table->store->migrate();
					return [$table->store->isCurrent(), $table->store->has('note'), $send('eve') > 0, $senders()];
				`),
			).toEqual([
				false,
				false,
				true,
				['eve@visitor.example', 'kim@visitor.example', 'ada@visitor.example'],
			]);
		});
	});
});
