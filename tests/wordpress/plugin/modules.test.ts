import { runWordPress } from '../../browser/site.ts';

/** Goes through the tables of all modules; every finding is a row that could not be called. */
const FINDINGS = `
	$root = dirname(GAZETTEER_FILE) . '/src/';
	$modules = array_map(
		static fn (string $file): string => 'Gazetteer\\\\' . str_replace('/', '\\\\', substr($file, strlen($root), -4)),
		glob($root . '*/?*Module.php'),
	);
	$container = new Gazetteer\\Kernel\\Container(GAZETTEER_FILE, $modules);
	$found = [];
	$rows = 0;
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
			// What WordPress gives with these hooks.
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
		foreach ([...$module::routes(), ...array_values($module::actions())] as $class) {
			if (!isset($services[$class])) {
				$found[] = "$module: nobody makes {$class}";
			}
		}
	}
	echo json_encode(['modules' => count($modules), 'rows' => $rows, 'found' => $found]);
`;

it('every row of a module’s table can be called, and every class it names can be made', async () => {
	const { modules, rows, found } = JSON.parse(await runWordPress(FINDINGS)) as {
		modules: number;
		rows: number;
		found: string[];
	};
	expect(found).toEqual([]);
	expect(modules).toBe(8);
	expect(rows).toBeGreaterThan(80);
});
