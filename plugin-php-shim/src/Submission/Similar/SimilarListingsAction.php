<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Similar;

use Gazetteer\Contract\Action;
use Gazetteer\Contract\Field;
use Gazetteer\Kernel\Http\AjaxAction;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Http\PostOnly;
use Gazetteer\Kernel\Once\AttemptCounter;
use Gazetteer\Kernel\Once\SiteRateLimit;
use Gazetteer\Kernel\VisitorAddress;

if (!defined('ABSPATH')) {
    exit;
}

/**
 * AJAX action that finds listings with a similar title while a visitor types. Open to guests; searches public listings
 * only.
 */
final class SimilarListingsAction implements AjaxAction, PostOnly
{
    private const MOST = 60;
    private const WINDOW = 10 * MINUTE_IN_SECONDS;

    public function __construct(private readonly SimilarListings $listings)
    {
    }

    public function action(): string
    {
        return Action::SIMILAR_LISTINGS;
    }

    /** Above the rate limit, returns no results instead of an error, because the visitor is filling in a form. */
    public function answer(Input $input): array
    {
        $visitor = VisitorAddress::hash();
        $wait = $visitor === '' ? SiteRateLimit::wait('similar') : AttemptCounter::wait("similar {$visitor}", self::WINDOW, self::MOST);
        if ($wait > 0) {
            return ['listings' => []];
        }

        return ['listings' => $this->listings->find($input->text(Field::TITLE, 1000), $input->list(Field::LOCATION, 10))];
    }
}
