//! A request as a screen writes it, and its reply.

use serde::Deserialize;
use serde_json::value::RawValue;

use super::{Backend, Frame};
use crate::protocol::{Problem, Request};

/// A message of a screen.
#[derive(Deserialize)]
struct Call {
    id: u32,
    request: Box<RawValue>,
}

/// A parsed call, or the reply frame if parsing failed.
pub(super) type ParsedCall = Result<(u32, Request), Frame>;

pub(super) fn parse_call(text: &str) -> ParsedCall {
    match serde_json::from_str(text) {
        Ok(Call { id, request }) => match Request::from_json(request.get()) {
            Ok(request) => Ok((id, request)),
            Err(problem) => Err(Frame::Problem { id: Some(id), problem }),
        },
        Err(error) => Err(Frame::Problem { id: None, problem: Problem::Unreadable { detail: error.to_string() } }),
    }
}

pub(super) async fn answer(backend: &dyn Backend, call: ParsedCall) -> Frame {
    let (id, request) = match call {
        Ok(call) => call,
        Err(frame) => return frame,
    };
    match backend.request(request).await {
        Ok(ok) => Frame::Ok { id, ok: Box::new(ok) },
        Err(problem) => Frame::Problem { id: Some(id), problem },
    }
}
