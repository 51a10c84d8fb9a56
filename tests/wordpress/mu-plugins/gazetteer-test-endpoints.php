<?php
/**
 * For tests only. Registers sample endpoints, some of which fail, to test how the plugin responds to a request. Copied
 * to wp-content/mu-plugins of a test site.
 */

declare(strict_types=1);

use Gazetteer\Kernel\Http\AjaxAction;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Http\Method;
use Gazetteer\Kernel\Http\PostOnly;
use Gazetteer\Kernel\Http\RestRoute;
use Gazetteer\Kernel\Http\SentAsHtml;

// An AJAX action of another plugin, which returns the number of queries.
add_action('wp_ajax_nopriv_test_queries', static function (): void {
    die((string) get_num_queries());
});

// Simulates other code that prints while WordPress loads, more than the output buffer of a server
// holds.
if (isset($_GET['test_prints'])) {
    add_action('init', static function (): void {
        echo "\u{FEFF}", str_repeat("<br />\n<b>Notice</b>: Undefined variable\n", 300);
    });
}

add_action('plugins_loaded', static function (): void {
    // Skip these while the cost of a request is measured.
    if (isset($_GET['test_cost']) || isset($_SERVER['HTTP_X_TEST_COST']) || !interface_exists(AjaxAction::class)) {
        return;
    }

    // These filters are deprecated, and must still work.
    add_filter('deprecated_hook_trigger_error', '__return_false');
    add_filter('gazetteer_ajax_endpoints', static fn (array $endpoints): array => [
        ...$endpoints,
        new class implements AjaxAction {
            public function action(): string
            {
                return '{prefix}_test_echo';
            }

            public function answer(Input $input): array
            {
                echo 'stray output';

                return ['text' => $input->text('text'), 'ids' => $input->ids('ids'), 'faults' => $input->faults(), 'html' => '<b>&</b>'];
            }
        },
        new class implements AjaxAction, PostOnly, SentAsHtml {
            public function action(): string
            {
                return '{prefix}_test_write';
            }

            public function answer(Input $input): ?array
            {
                return $input->has('nothing') ? null : ['written' => true];
            }
        },
        new class implements AjaxAction {
            public function action(): string
            {
                return '{prefix}_test_break';
            }

            public function answer(Input $input): array
            {
                throw new RuntimeException('a secret at ' . __FILE__);
            }
        },
        new class implements AjaxAction {
            public function action(): string
            {
                return 'test_taken';
            }

            public function answer(Input $input): array
            {
                return ['by' => 'gazetteer'];
            }
        },
    ]);

    // Simulates an older plugin that handles the same action.
    foreach (['wp_ajax_test_taken', 'wp_ajax_nopriv_test_taken'] as $hook) {
        add_action($hook, static function (): void {
            die(wp_json_encode(['by' => 'the older plugin']));
        });
    }

    add_filter('gazetteer_rest_endpoints', static fn (array $endpoints): array => [
        ...$endpoints,
        new class implements RestRoute {
            public function method(): Method
            {
                return Method::Post;
            }

            public function path(): string
            {
                return 'tests/(?P<id>\d+)/echo';
            }

            public function args(): array
            {
                return [];
            }

            public function capability(): string
            {
                return '';
            }

            public function answer(Input $input): array
            {
                if ($input->flag('break')) {
                    throw new RuntimeException('a secret at ' . __FILE__);
                }

                return ['id' => $input->id('id'), 'text' => $input->text('text'), '_links' => 'kept'];
            }
        },
        new class implements RestRoute {
            public function method(): Method
            {
                return Method::Get;
            }

            public function path(): string
            {
                return 'tests/owners';
            }

            public function args(): array
            {
                return [];
            }

            public function capability(): string
            {
                return 'manage_options';
            }

            public function answer(Input $input): array
            {
                return ['open' => true];
            }
        },
    ]);
}, 20);
