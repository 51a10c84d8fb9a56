<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Similar;

use Gazetteer\Contract\Action;
use Gazetteer\Contract\Field;
use Gazetteer\Kernel\AttemptCounter;
use Gazetteer\Kernel\SiteLimit;
use Gazetteer\Kernel\Http\AjaxAction;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Http\Writes;
use Gazetteer\Kernel\VisitorAddress;

if (!defined('ABSPATH')) {
    exit;
}

/** Says whether a listing of that name is there already, while its title is typed. Open to guests; of public listings only. */
final class SimilarListingsAction implements AjaxAction, Writes
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

    /** Whoever asks too often is told of none: nobody has to read about it in the middle of a form. */
    public function answer(Input $input): array
    {
        $visitor = VisitorAddress::hash();
        $wait = $visitor === '' ? SiteLimit::wait('similar') : AttemptCounter::wait("similar {$visitor}", self::WINDOW, self::MOST);
        if ($wait > 0) {
            return ['listings' => []];
        }

        return ['listings' => $this->listings->find($input->text(Field::TITLE, 1000), $input->list(Field::LOCATION, 10))];
    }
}
