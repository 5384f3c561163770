// The rule ids in the order of the rules, for the rules help.

export default ["ROUND-1", "ROUND-2", "POINT-1", "END-1", "FIX-1"];
