<?php

declare(strict_types=1);

namespace Gazetteer\Kernel;

use Closure;
use Gazetteer\Contract\Action;
use Gazetteer\Kernel\Http\AjaxAction;
use Gazetteer\Kernel\Http\Refusal;
use Gazetteer\Kernel\Http\TypedAsHtml;
use Gazetteer\Kernel\Http\Writes;
use Throwable;

/** Gives each AJAX endpoint its action, to members and guests alike. */
final class AjaxHooks
{
    private const ACTIONS = [
        Action::TERM_DETAILS,
        Action::PLANS_FOR_CATEGORY,
        Action::FILTER_PLANS,
        Action::GENERAL_PLANS,
        Action::SUBMIT_LISTING,
    ];

    /** @param Closure(): list<AjaxAction> $endpoints Made only for a call of ours that nobody else answers. */
    public function __construct(private readonly Settings $settings, private readonly Closure $endpoints)
    {
    }

    public function register(): void
    {
        // A theme's file may begin with a byte order mark, and older code prints notices: they are dropped before the answer.
        if ($this->mayBeOurs(Request::action())) {
            ob_start();
        }
        // The last hook before the call is answered: by now an older plugin has taken the actions it wants.
        add_action('admin_init', $this->answerAskedAction(...), PHP_INT_MAX);
    }

    private function answerAskedAction(): void
    {
        $asked = Request::action();
        $hook = (is_user_logged_in() ? 'wp_ajax_' : 'wp_ajax_nopriv_') . $asked;
        if ($asked === '' || has_action($hook)) {
            return;
        }

        // WordPress adds its own actions after this hook: what is not asked of us is not even made.
        $own = $this->mayBeOurs($asked) ? ($this->endpoints)() : [];
        $endpoints = apply_filters('gazetteer_ajax_endpoints', $own);
        foreach (is_array($endpoints) ? $endpoints : [] as $endpoint) {
            if ($endpoint instanceof AjaxAction && $this->nameOf($endpoint) === $asked) {
                ob_start();
                add_action($hook, fn () => $this->answer($endpoint));

                return;
            }
        }
    }

    private function mayBeOurs(string $asked): bool
    {
        $names = array_map(fn (string $action): string => Action::named($action, $this->settings->prefix()), self::ACTIONS);

        return in_array($asked, $names, true);
    }

    private function nameOf(AjaxAction $endpoint): string
    {
        return Action::named($endpoint->action(), $this->settings->prefix());
    }

    private function answer(AjaxAction $endpoint): never
    {
        try {
            $methods = $endpoint instanceof Writes ? ['POST'] : ['POST', 'GET', 'HEAD'];
            if (!in_array(Request::method(), $methods, true)) {
                throw new Refusal(Refusal::METHOD, 405);
            }
            $status = 200;
            $json = JsonResponse::encode($endpoint->answer(Request::input()));
        } catch (Throwable $thrown) {
            $refusal = RefusalTexts::refusal($thrown);
            $status = $refusal->status;
            $json = JsonResponse::encode(['response' => 'fail', 'status' => (object) [], 'msg' => RefusalTexts::text($refusal)]);
        }

        JsonResponse::send($json, $status, $endpoint instanceof TypedAsHtml ? 'text/html' : 'application/json');
        exit;
    }
}
