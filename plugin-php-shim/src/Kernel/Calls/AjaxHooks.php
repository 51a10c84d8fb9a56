<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Calls;

use Gazetteer\Contract\Action;
use Gazetteer\Kernel\Container;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Kernel\Http\AjaxAction;
use Gazetteer\Kernel\Http\PostOnly;
use Gazetteer\Kernel\Http\Refusal;
use Gazetteer\Kernel\Http\SentAsHtml;
use Gazetteer\Kernel\JsonResponse;
use Gazetteer\Kernel\RefusalTexts;
use Gazetteer\Kernel\Request;
use Throwable;

/** Registers the plugin's AJAX actions for logged-in users and for guests. */
final class AjaxHooks
{
    /** The AJAX actions whose names have no prefix. A test compares this list with the actions of the modules. */
    private const WITHOUT_PREFIX = [Action::TERM_DETAILS, Action::FILTER_PLANS];

    public function __construct(private readonly Container $container)
    {
    }

    public function register(): void
    {
        // Theme files with a byte order mark, or PHP notices, may print text before the response. Buffer and discard
        // this text.
        if ($this->ownEndpoint(Request::action()) !== null) {
            ob_start();
        }
        // `admin_init` is the last hook before WordPress runs the AJAX action, so older plugins have added their
        // handlers.
        add_action('admin_init', $this->addRequestedAction(...), PHP_INT_MAX);
    }

    private function addRequestedAction(): void
    {
        $requested = Request::action();
        $hook = (is_user_logged_in() ? 'wp_ajax_' : 'wp_ajax_nopriv_') . $requested;
        if ($requested === '' || has_action($hook)) {
            return;
        }

        // Create only the requested endpoint. If the request is for another plugin, create none.
        $own = $this->ownEndpoint($requested);
        $endpoints = Extensions::deprecated('gazetteer_ajax_endpoints', $own === null ? [] : [$this->container->get($own)], '0.2.0', 'wp_ajax_{action}');
        foreach (is_array($endpoints) ? $endpoints : [] as $endpoint) {
            if ($endpoint instanceof AjaxAction && $this->prefixed($endpoint->action()) === $requested) {
                ob_start();
                add_action($hook, fn () => $this->answer($endpoint));

                return;
            }
        }
    }

    /** @return class-string<AjaxAction>|null The plugin's endpoint for the requested action. */
    private function ownEndpoint(string $requested): ?string
    {
        $prefix = $this->container->settings()->prefix();
        // Most AJAX calls are for other plugins. For these calls, do not load the modules' lists of actions.
        $mayBeOwn = str_starts_with($requested, "{$prefix}_") || in_array($requested, self::WITHOUT_PREFIX, true);
        foreach ($mayBeOwn ? $this->container->actions() : [] as $action => $endpoint) {
            if (Action::named($action, $prefix) === $requested) {
                return $endpoint;
            }
        }

        return null;
    }

    private function prefixed(string $action): string
    {
        return Action::named($action, $this->container->settings()->prefix());
    }

    private function answer(AjaxAction $endpoint): never
    {
        try {
            $isPostOnly = $endpoint instanceof PostOnly;
            $methods = $isPostOnly ? ['POST'] : ['POST', 'GET', 'HEAD'];
            if (!in_array(Request::method(), $methods, true)) {
                throw new Refusal(Refusal::METHOD, 405);
            }
            $status = 200;
            $json = JsonResponse::encode($endpoint->answer(Request::input($isPostOnly)));
        } catch (Throwable $thrown) {
            $refusal = RefusalTexts::refusal($thrown);
            $status = $refusal->status;
            $json = JsonResponse::encode(['response' => 'fail', 'status' => (object) [], 'msg' => RefusalTexts::text($refusal)]);
        }

        if (($refusal->retryAfter ?? 0) > 0 && !headers_sent()) {
            header("Retry-After: {$refusal->retryAfter}");
        }
        JsonResponse::send($json, $status, $endpoint instanceof SentAsHtml ? 'text/html' : 'application/json');
        exit;
    }
}
