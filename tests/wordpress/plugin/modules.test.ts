import { runWordPress } from '../../browser/site.ts';

/** Checks the hook tables of all modules. A finding is a row that cannot be called. */
const FINDINGS = `
	$root = dirname(GAZETTEER_FILE) . '/src/';
	$modules = array_map(
		static fn (string $file): string => 'Gazetteer\\\\' . str_replace('/', '\\\\', substr($file, strlen($root), -4)),
		glob($root . '*/?*Module.php'),
	);
	$container = new Gazetteer\\Kernel\\Container(GAZETTEER_FILE, $modules);
	$found = [];
	$rows = 0;
	// Import, Links and Setup are not in this constant: the plugin adds them under conditions, for
	// all kinds of request.
	foreach ((new ReflectionClass(Gazetteer\\Plugin::class))->getConstant('MODULES') as $module => $kinds) {
		foreach ($module::hooks() as $row) {
			if ($row[2] & ~$kinds) {
				$found[] = "$module: {$row[0]} is for requests of a kind that Plugin::MODULES does not name";
			}
		}
		if (($module::routes() !== [] || $module::actions() !== []) !== (bool) ($kinds & Gazetteer\\Kernel\\HookTable::ANSWERS)) {
			$found[] = "$module: Plugin::MODULES does not say whether it answers calls";
		}
	}
	foreach ($modules as $module) {
		foreach ($module::routes() as $class => $beginning) {
			if (!str_starts_with($container->get($class)->path(), str_replace(['{id}', '$'], ['(?P<id>\\\\d+)', ''], $beginning))) {
				$found[] = "$module: the path of $class does not begin with $beginning";
			}
		}
	}
	$withoutPrefix = (new ReflectionClass(Gazetteer\\Kernel\\Calls\\AjaxHooks::class))->getConstant('WITHOUT_PREFIX');
	foreach ($container->actions() as $action => $endpoint) {
		if (!str_starts_with($action, '{prefix}_') && !in_array($action, $withoutPrefix, true)) {
			$found[] = "$action would not be known by AjaxHooks";
		}
	}
	foreach ($modules as $module) {
		$services = $module::services();
		foreach ($module::hooks() as $row) {
			$rows++;
			[$hook, [$class, $name]] = $row;
			$isObject = str_starts_with($name, '->');
			$method = $isObject ? substr($name, 2) : $name;
			$says = "$module: $hook";
			if (!method_exists($class, $method) && !interface_exists($class)) {
				$found[] = "$says: no {$class}::{$method}";
				continue;
			}
			$known = new ReflectionMethod($class, $method);
			if (!$known->isPublic() || $known->isStatic() === $isObject) {
				$found[] = "$says: {$class}::{$method} cannot be called so";
			}
			if ($isObject && !isset($services[$class])) {
				$found[] = "$says: nobody makes {$class}";
			}
			$needed = $known->getNumberOfRequiredParameters();
			// WordPress passes no arguments to these hooks.
			if (str_starts_with($hook, 'admin_post_') && ($needed > 0 || !in_array(substr($hook, 11), (new ReflectionClass($class))->getConstants(), true))) {
				$found[] = "$says: {$class} does not name this action";
			}
		}
		foreach ($services as $class => $made) {
			if (!class_exists($class) && !interface_exists($class)) {
				$found[] = "$module: no {$class}";
			} elseif (!$container->get($class) instanceof $class) {
				$found[] = "$module: {$class} is made as something else";
			}
		}
		foreach ([...array_keys($module::routes()), ...array_values($module::actions())] as $class) {
			if (!isset($services[$class])) {
				$found[] = "$module: nobody makes {$class}";
			}
		}
	}
	echo json_encode(['modules' => count($modules), 'rows' => $rows, 'found' => $found]);
`;

it('every row of a hook table is callable, and every class in the table can be created', async () => {
	const { modules, rows, found } = JSON.parse(await runWordPress(FINDINGS)) as {
		modules: number;
		rows: number;
		found: string[];
	};
	expect(found).toEqual([]);
	expect(modules).toBe(12);
	expect(rows).toBeGreaterThan(80);
});

it('every REST route describes its arguments, including those in its path', async () => {
	const { routes, found } = JSON.parse(
		await runWordPress(`
			rest_do_request(new WP_REST_Request('GET', '/'));
			$routes = $found = [];
			foreach (rest_get_server()->get_routes('gazetteer/v1') as $route => $endpoints) {
				if ($route === '/gazetteer/v1' || str_contains($route, '/tests/')) {
					continue;
				}
				$routes[] = $route;
				preg_match_all('/\\(\\?P<(\\w+)>/', $route, $named);
				foreach ($endpoints as $endpoint) {
					foreach (array_diff($named[1], array_keys($endpoint['args'])) as $missing) {
						$found[] = "$route says nothing of $missing";
					}
					foreach ($endpoint['args'] as $name => $schema) {
						if (!isset($schema['type'])) {
							$found[] = "$route: $name";
						}
					}
				}
			}
			echo json_encode(compact('routes', 'found'));
		`),
	) as { routes: string[]; found: string[] };
	expect(found).toEqual([]);
	expect(routes).toContain('/gazetteer/v1/contact-forms/(?P<id>\\d+)/feedback');
	expect(routes).toContain('/gazetteer/v1/field-preview');
});

it('WordPress validates the arguments of the routes for the admin', async () => {
	const answers = await runWordPress(`
		wp_set_current_user(get_users(['role' => 'administrator', 'number' => 1, 'fields' => 'ID'])[0]);
		$answers = [];
		foreach ([['plan' => 'x'], ['style' => 'no such style'], ['plan' => 0, 'title' => 'Gold']] as $values) {
			$request = new WP_REST_Request('POST', '/gazetteer/v1/plan-preview');
			$request->set_body_params($values);
			$_SERVER['REQUEST_METHOD'] = 'POST';
			$answer = rest_do_request($request);
			$answers[] = [$answer->get_status(), $answer->get_data()['code'] ?? ''];
		}
		echo json_encode($answers);
	`);
	expect(JSON.parse(answers)).toEqual([
		[400, 'rest_invalid_param'],
		[400, 'rest_invalid_param'],
		[200, ''],
	]);
});
